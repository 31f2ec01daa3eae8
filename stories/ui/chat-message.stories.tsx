import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { ChatMessage } from "@trellis/ui/chat-message";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-chat-message",
  title: "Components/Product/ChatMessage",
  component: ChatMessage,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A chat message. User messages are aligned to the end, assistant messages to the start; errors are red.",
          do: [
            "Set the author: screen readers don't convey the alignment.",
            "Pass the text unchanged: line breaks are kept.",
            "Set `streaming` while the text arrives, and render the complete message with another key: a log then announces it once.",
          ],
          dont: ["Don't use it for system messages about the chat. Use a notice."],
        }),
      },
    },
  },
  args: {
    from: "ai",
    author: "Assistant",
    children: "Ask one question in the first three seconds, then pin your own answer.",
  },
  argTypes: { children: { control: "text" } },
  decorators: [
    (Story) => (
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          maxWidth: 400,
          padding: 18,
          background: "var(--tr-surface)",
        }}
      >
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ChatMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FromAssistant: Story = {};
export const FromUser: Story = { args: { from: "user", author: "You", children: "How do I get more comments?" } };
export const Failed: Story = {
  args: { error: true, children: "I lost the connection for a moment. Please try that again." },
};
export const Streaming: Story = {
  args: { streaming: true, children: "Ask one question in the first" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ask one question/)).toHaveAttribute("aria-live", "off");
  },
};
export const WithNoteAndAction: Story = {
  args: {
    note: "The answer was interrupted.",
    action: (
      <Button variant="secondary" size="sm">
        Continue
      </Button>
    ),
  },
  argTypes: { action: { control: false } },
};
export const LineBreaks: Story = { args: { children: "1. Hook\n2. Bowl\n3. Question 🌱" } };
export const LongWord: Story = { args: { from: "user", author: "You", children: "a".repeat(500) } };
export const RightToLeft: Story = {
  args: { children: "اطرح سؤالاً واحداً في أول ثلاث ثوانٍ." },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
