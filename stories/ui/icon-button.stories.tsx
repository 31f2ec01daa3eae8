import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconButton } from "@trellis/ui/icon-button";
import { Copy } from "lucide-react";
import { expect, fn } from "storybook/test";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-icon-button",
  title: "Components/Actions/IconButton",
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A button with an icon instead of text. `label` is its accessible name.",
          do: ["Use well-known icons: close, copy, menu.", "Make the target 44 px, or 36 px with space around it."],
          dont: ["Don't use it for the main action: use a button with text."],
          keys: [
            ["Tab", "Moves focus to the button or past it"],
            ["Enter, Space", "Presses the button"],
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
