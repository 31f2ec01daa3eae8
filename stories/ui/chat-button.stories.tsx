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
          what: "Opens and closes the assistant, from the page's lower corner.",
          do: [
            "Keep room below the page's last line on phones: it floats over it.",
            "Say in `label` what a press does now.",
          ],
          dont: ["Don't set a second floating button beside it."],
          keys: [["Enter, Space", "opens or closes the panel"]],
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
