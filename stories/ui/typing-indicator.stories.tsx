import type { Meta, StoryObj } from "@storybook/react-vite";
import { TypingIndicator } from "@trellis/ui/typing-indicator";
import { expect } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  component: TypingIndicator,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Three dots where an answer will stand. They stand still where motion is not wished for.",
          do: ["Show it as the last of the messages while one waits."],
          dont: ["Don't use it for anything but a talk: use a spinner."],
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
