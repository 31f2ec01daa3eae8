import type { Meta, StoryObj } from "@storybook/react-vite";
import { AssistantCard } from "@trellis/ui/assistant-card";
import { Button } from "@trellis/ui/button";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-assistant-card",
  title: "Components/Product/AssistantCard",
  component: AssistantCard,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Introduces the assistant at the bottom of the sidebar, with its status and a button that opens the chat.",
          do: ["Describe what it can do in one sentence.", "Provide one action."],
          dont: ["Don't use the marigold accent for anything but the assistant."],
        }),
      },
    },
  },
  args: {
    title: "AI assistant",
    status: "Online",
    text: "Knows your niche, goals and audience. Ask it anything.",
    action: (
      <Button variant="ai" size="sm" fullWidth>
        Start a chat
      </Button>
    ),
  },
  argTypes: { action: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 404, padding: 16, background: "var(--tr-frame)" }}>{Story()}</div>],
} satisfies Meta<typeof AssistantCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Online: Story = {};
export const LongWords: Story = {
  args: { text: "Kennt deine Nische, deine Ziele und dein Publikum. Frag alles, was du wissen willst." },
};
