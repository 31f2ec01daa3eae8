import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { Checkbox } from "@trellis/ui/checkbox";
import { Dialog } from "@trellis/ui/dialog";
import { Popover } from "@trellis/ui/popover";
import { expect, fn, screen, waitFor } from "storybook/test";
import { longWord } from "./hard-words.ts";

const filter = (
  <div>
    <Checkbox label="YouTube" defaultChecked />
    <Checkbox label="TikTok" />
    <Button fullWidth popoverTarget="filter" popoverTargetAction="hide">
      Show 12 ideas
    </Button>
  </div>
);

const closed = fn();

const about = `
A small panel next to its button, such as a filter, a few settings or a longer explanation. Uses the native Popover API.

**Do** keep it to one topic; to close it from inside, set its \`id\` and add a button with \`popoverTarget\`.\\
**Don't** use it for a list of actions (use a menu) or for required answers (use a dialog): the page stays interactive.

| Key | Action |
| --- | --- |
| Enter, Space on the button | Opens or closes the panel |
| Tab | Moves into the panel; leaving the panel closes it |
| Esc | Closes the panel and returns focus to the button; an outer dialog stays open |
`;

const meta = {
  id: "ui-popover",
  title: "Components/Overlays/Popover",
  component: Popover,
  args: {
    label: "Filter ideas",
    id: "filter",
    trigger: <Button variant="secondary">Filter</Button>,
    children: filter,
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false }, children: { control: false }, ref: { control: false } },
  parameters: { docs: { description: { component: about } } },
  decorators: [(Story) => <div style={{ minHeight: 300 }}>{Story()}</div>],
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const openPopover: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
  await waitFor(() => expect(screen.getByRole("dialog", { name: "Filter ideas" })).toBeVisible());
};

export const Closed: Story = {};
export const Open: Story = { play: openPopover };
/** With `open`, the caller controls the popover. This story keeps it open. */
export const KeptOpen: Story = {
  args: { open: true },
  play: async ({ args, userEvent }) => {
    const panel = await screen.findByRole("dialog", { name: "Filter ideas" });
    await userEvent.click(screen.getByRole("button", { name: "Filter" }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await waitFor(() => expect(panel).toBeVisible());
  },
};
export const AtTheEnd: Story = {
  args: { align: "end" },
  decorators: [(Story) => <div style={{ display: "flex", justifyContent: "end" }}>{Story()}</div>],
  play: openPopover,
};
export const LongText: Story = { args: { children: <p>{longWord}</p> }, play: openPopover };
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>], play: openPopover };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } }, play: openPopover };

const followed: Decorator = (Story) => (
  <>
    <Story />
    <Button variant="quiet">After</Button>
  </>
);

export const EscTabAndFocusReturn: Story = {
  args: { onKeyDown: fn(), onBlur: fn() },
  decorators: [followed],
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Filter" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Filter ideas" })).toBeVisible());
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
    await userEvent.tab();
    await expect(screen.getByRole("checkbox", { name: "YouTube" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onKeyDown).toHaveBeenCalled();
    await expect(args.onBlur).toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
    await userEvent.click(screen.getByRole("button", { name: "Show 12 ideas" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const ClosesWhenFocusLeaves: Story = {
  tags: ["behavior"],
  decorators: [followed],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Filter" })).toHaveAttribute("aria-expanded", "true"),
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "After" })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const EscKeepsTheOuterDialogOpen: Story = {
  tags: ["behavior"],
  decorators: [
    (Story) => (
      <Dialog open title="Ideas" closeLabel="Close" onClose={closed}>
        <Story />
      </Dialog>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Filter ideas" })).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Filter ideas" })).toBeNull());
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(closed).toHaveBeenCalledOnce();
  },
};
