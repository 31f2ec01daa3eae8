import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { Dialog } from "@trellis/ui/dialog";
import { IconButton } from "@trellis/ui/icon-button";
import { Tooltip } from "@trellis/ui/tooltip";
import { Copy } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { longWord } from "./hard-words.ts";

const copy = (
  <IconButton label="Copy" variant="outline">
    <Copy size={18} strokeWidth={1.75} aria-hidden />
  </IconButton>
);

const closed = fn();

const about = `
A short description of a control, shown on hover and keyboard focus.

**Do** use it for the name of an icon button (\`repeatsName\`) or a short note such as a shortcut.\\
**Don't** put essential information in it: touch screens have no tooltips. Don't put links or buttons in it. Use a popover.

| Key | Action |
| --- | --- |
| Tab to the control | Shows the tooltip |
| Esc | Hides the tooltip; an outer dialog stays open |
| Tab | Moves on and hides the tooltip |
`;

const meta = {
  id: "ui-tooltip",
  title: "Components/Overlays/Tooltip",
  component: Tooltip,
  args: { text: "Copies the caption with its hashtags", children: copy },
  argTypes: { children: { control: false }, ref: { control: false } },
  parameters: { docs: { description: { component: about } } },
  decorators: [(Story) => <div style={{ display: "grid", placeItems: "center", minHeight: 180 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

const showTooltip: Story["play"] = async ({ userEvent }) => {
  await userEvent.tab();
  await waitFor(() => expect(document.querySelector("[role=tooltip]")).toBeVisible());
};

export const Hidden: Story = {};
export const Above: Story = { play: showTooltip };
/** With `open`, the caller controls the tooltip. */
export const KeptOpen: Story = { args: { open: true } };
export const Below: Story = { args: { side: "bottom" }, play: showTooltip };
export const AtTheStart: Story = { args: { side: "start", text: "Copy" }, play: showTooltip };
export const AtTheEnd: Story = { args: { side: "end", text: "Copy" }, play: showTooltip };
export const LongText: Story = { args: { text: longWord.slice(0, 160), side: "bottom" }, play: showTooltip };
export const RightToLeft: Story = {
  args: { side: "end", text: "نسخ" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: showTooltip,
};

export const ShowsOnFocusAndHidesOnEsc: Story = {
  args: { children: <Button variant="secondary">Copy</Button>, onFocus: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    await expect(button).toHaveAccessibleDescription("Copies the caption with its hashtags");
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const ShowsOnHover: Story = {
  args: { delay: 0 },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    await userEvent.hover(button);
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
    await userEvent.hover(screen.getByRole("tooltip"));
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
    await userEvent.unhover(screen.getByRole("tooltip"));
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

export const RepeatsTheName: Story = {
  args: { text: "Copy", repeatsName: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Copy" })).not.toHaveAttribute("aria-describedby");
  },
};

export const EscKeepsTheOuterDialogOpen: Story = {
  tags: ["behavior"],
  decorators: [
    (Story) => (
      <Dialog open title="Caption" closeLabel="Close" onClose={closed}>
        <Story />
      </Dialog>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(closed).toHaveBeenCalledOnce();
  },
};
