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
Something small beside its button: a filter, a few settings, a longer explanation. The platform's own popover.

**Do** keep it to one subject; give it an \`id\` and a button with \`popoverTarget\` to close it from inside.\\
**Don't** use it for a list of actions (a menu), or for what must be answered (a dialog): the page stays in reach.

| Key | What it does |
| --- | --- |
| Enter, Space on the button | opens and closes |
| Tab | goes into the panel; leaving it closes it |
| Esc | closes, the focus returns to the button; a dialog around it stays |
`;

const meta = {
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

const opened: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
  await waitFor(() => expect(screen.getByRole("dialog", { name: "Filter ideas" })).toBeVisible());
};

export const Closed: Story = {};
export const Open: Story = { play: opened };
export const AtTheEnd: Story = {
  args: { align: "end" },
  decorators: [(Story) => <div style={{ display: "flex", justifyContent: "end" }}>{Story()}</div>],
  play: opened,
};
export const LongText: Story = { args: { children: <p>{longWord}</p> }, play: opened };
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>], play: opened };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } }, play: opened };

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

export const LeavingItCloses: Story = {
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

export const EscLeavesTheDialogAroundIt: Story = {
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
