import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChatButton } from "@trellis/ui/chat-button";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  component: ChatButton,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Opens and closes the assistant from the bottom corner of the page.",
          do: [
            "Leave space below the content on phones, because the button floats over it.",
            "Describe what pressing the button does in `label`.",
          ],
          dont: ["Don't add a second floating button."],
          keys: [["Enter, Space", "Opens or closes the panel"]],
        }),
      },
    },
  },
  args: { label: "Open AI assistant", open: false, placement: "inline", onClick: fn() },
} satisfies Meta<typeof ChatButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Open AI assistant", expanded: false })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Open: Story = { args: { label: "Close AI assistant", open: true } };
export const Disabled: Story = { args: { disabled: true } };
export const InTheCorner: Story = { args: { placement: "corner" } };
