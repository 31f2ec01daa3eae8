import type { Meta, StoryObj } from "@storybook/react-vite";
import { TypingIndicator } from "@trellis/ui/typing-indicator";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-typing-indicator",
  title: "Components/Feedback/TypingIndicator",
  component: TypingIndicator,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Three animated dots that show that an answer is pending. They don't move if the user prefers reduced motion.",
          do: ["Show it after the last message while an answer is pending."],
          dont: ["Don't use it outside of a chat. Use a spinner."],
        }),
      },
    },
  },
  args: { label: "Assistant is typing" },
} satisfies Meta<typeof TypingIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Assistant is typing");
  },
};
