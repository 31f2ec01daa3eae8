import type { Meta, StoryObj } from "@storybook/react-vite";
import { AlertDialog, type AlertDialogProps } from "@trellis/ui/alert-dialog";
import { Button } from "@trellis/ui/button";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { longWord } from "./hard-words.ts";

function Opened(props: AlertDialogProps) {
  const [open, setOpen] = useState(props.open);
  const cancel = () => {
    setOpen(false);
    props.onCancel();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete draft</Button>
      <AlertDialog {...props} open={open} onCancel={cancel} />
    </>
  );
}

const about = `
A question that has to be answered before anything else. The focus starts on the button that changes nothing.

**Do** ask with the thing's name in the title, and say on the button what happens: "Delete", not "OK".\\
**Don't** use it for what can be undone: do it, and offer to undo it in a toast.

| Key | What it does |
| --- | --- |
| Tab, Shift Tab | go round inside |
| Enter, Space | press the button that has the focus; at first it is the cancelling one |
| Esc | cancels; the focus returns to where it was |

A press beside it does nothing. While \`loading\` there is no way out.
`;

const meta = {
  component: AlertDialog,
  args: {
    open: true,
    title: "Delete this draft?",
    description: "“Five dinners, one pan” goes for good, with its two versions.",
    confirmLabel: "Delete",
    cancelLabel: "Keep it",
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { title: { control: "text" }, description: { control: "text" }, ref: { control: false } },
  parameters: { docs: { description: { component: about }, story: { inline: false, height: "360px" } } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof AlertDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const NotDangerous: Story = {
  args: { tone: "primary", title: "Publish now?", description: "It goes out on YouTube.", confirmLabel: "Publish" },
};
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongText: Story = {
  args: { title: longWord, description: longWord, confirmLabel: longWord.slice(0, 60) },
};
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

export const StartsOnCancel: Story = {
  args: { open: false, onKeyDown: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Delete draft" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = canvas.getByRole("alertdialog", { name: "Delete this draft?" });
    await expect(dialog).toHaveAccessibleDescription(/goes for good/);
    await expect(canvas.getByRole("button", { name: "Keep it" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Delete" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Keep it" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onKeyDown).toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const APressBesideItDoesNothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/goes for good/));
    await userEvent.click(canvas.getByRole("alertdialog"));
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const ConfirmsByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const LoadingHasNoWayOut: Story = {
  args: { loading: true, confirmLabel: "Deleting..." },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Keep it" }));
    await userEvent.click(canvas.getByRole("button", { name: "Deleting..." }));
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
