import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconButton } from "@trellis/ui/icon-button";
import { Copy } from "lucide-react";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A button that is only a picture. `label` is what it says.",
          do: ["Use pictures everyone reads: close, copy, menu.", "Give it room: 44 px, or 36 px with space around."],
          dont: ["Don't use it for the main action: that has words."],
          keys: [
            ["Tab", "moves to it and on"],
            ["Enter, Space", "presses it"],
          ],
        }),
      },
    },
  },
  args: { label: "Copy hashtags", onClick: fn(), children: <Copy size={20} strokeWidth={1.75} aria-hidden /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy hashtags" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Soft: Story = { args: { variant: "soft" } };
export const Outline: Story = { args: { variant: "outline" } };
export const Small: Story = { args: { size: "sm" } };
export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Copy hashtags" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

export const OnTheFrame: Story = {
  args: { variant: "frame" },
  decorators: [(Story) => <div style={{ padding: 20, background: "var(--tr-frame)" }}>{Story()}</div>],
};
