import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { Drawer, type DrawerProps } from "@trellis/ui/drawer";
import { Switch } from "@trellis/ui/switch";
import { TextField } from "@trellis/ui/text-field";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { longWord } from "./hard-words.ts";

function Opened(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
// Source blocks show this name.
Opened.displayName = "Drawer";

const filter = (
  <>
    <TextField label="Search" />
    <Switch label="Only trending" />
  </>
);

const about = `
A modal dialog at the edge of the screen for details, filters or navigation on phones.

**Do** use \`end\` for details, \`start\` for navigation and \`bottom\` on phones; put action buttons in \`footer\`.\\
**Don't** use it for confirmations (use an alert dialog), and don't open a drawer from a drawer.

| Key | Action |
| --- | --- |
| Tab, Shift Tab | Moves focus within the drawer |
| Esc | Closes the drawer and returns focus to the previously focused element |
`;

const meta = {
  id: "ui-drawer",
  title: "Components/Overlays/Drawer (side sheet)",
  component: Drawer,
  args: {
    open: true,
    title: "Filter ideas",
    description: "Twelve ideas fit your plan.",
    closeLabel: "Close",
    onClose: () => undefined,
    children: filter,
    footer: <Button>Show 12 ideas</Button>,
  },
  argTypes: {
    title: { control: "text" },
    children: { control: false },
    footer: { control: false },
    ref: { control: false },
  },
  parameters: { docs: { description: { component: about }, story: { inline: false, height: "480px" } } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {};
export const AtTheStart: Story = { args: { side: "start" } };
export const AtTheBottom: Story = {
  tags: ["!test"],
  args: { side: "bottom" },
  globals: { viewport: { value: "phone" } },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongText: Story = {
  args: {
    title: longWord.slice(0, 90),
    children: Array.from({ length: 24 }, (_, line) => <p key={line}>{longWord}</p>),
  },
};
export const TextOnly: Story = {
  args: {
    footer: undefined,
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>You keep what you make.</p>),
  },
};
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

export const TrapsAndReturnsFocus: Story = {
  args: { open: false, onKeyDown: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Filter" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("dialog", { name: "Filter ideas" })).toHaveAccessibleDescription(
      "Twelve ideas fit your plan.",
    );
    await expect(canvas.getByRole("textbox", { name: "Search" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Search" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onKeyDown).toHaveBeenCalled();
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

export const ClosesOnBackdropClick: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Twelve ideas fit your plan."));
    await userEvent.click(canvas.getByRole("dialog"));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};
