import type { Meta, StoryObj } from "@storybook/react-vite";
import { AlertDialog, type AlertDialogProps } from "@trellis/ui/alert-dialog";
import { Button } from "@trellis/ui/button";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
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
// Source blocks show this name.
Opened.displayName = "AlertDialog";

const about = `
Interrupts the user to confirm an action. Focus starts on the cancel button.

**Do** name the object in the title and the action on the button: "Delete", not "OK".\\
**Don't** use it for actions that can be undone. Perform them and offer Undo in a toast.

| Key | Action |
| --- | --- |
| Tab, Shift Tab | Moves focus within the dialog |
| Enter, Space | Presses the focused button, initially the cancel button |
| Esc | Cancels and returns focus to the previously focused element |

Clicking the backdrop does nothing. While \`loading\`, the dialog can't be closed.
`;

const meta = {
  id: "ui-alert-dialog",
  title: "Components/Overlays/AlertDialog (confirmation)",
  component: AlertDialog,
  args: {
    open: true,
    title: "Delete this draft?",
    description: "“Five dinners, one pan” and its two versions will be deleted permanently.",
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
export const Primary: Story = {
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
    await expect(dialog).toHaveAccessibleDescription(/deleted permanently/);
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

export const IgnoresBackdropClicks: Story = {
  tags: ["behavior"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/deleted permanently/));
    await userEvent.click(canvas.getByRole("alertdialog"));
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** The second click of a double click on the button that opened the dialog can hit a button of the dialog. */
export const IgnoresDoubleClicks: Story = {
  tags: ["behavior"],
  play: async ({ args, canvas }) => {
    const [cancel, confirm] = [canvas.getByRole("button", { name: "Keep it" }), canvas.getByText("Delete")];
    for (const button of [cancel, confirm]) await fireEvent.click(button, { detail: 2 });
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await fireEvent.click(confirm, { detail: 1 });
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const ConfirmsByKeyboard: Story = {
  tags: ["behavior"],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const CannotBeClosedWhileLoading: Story = {
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
