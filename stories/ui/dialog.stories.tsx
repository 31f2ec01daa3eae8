import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { Dialog, type DialogProps } from "@trellis/ui/dialog";
import { TextField } from "@trellis/ui/text-field";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { guide } from "../docs/guide.ts";
import { longWord } from "./hard-words.ts";

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose Monthly</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
// Source blocks show this name.
Opened.displayName = "Dialog";

const form = (
  <>
    <TextField label="Card number" inputMode="numeric" />
    <Button size="lg" fullWidth>
      Subscribe to Monthly - $19
    </Button>
  </>
);

const meta = {
  id: "ui-dialog",
  title: "Components/Overlays/Dialog (modal)",
  component: Dialog,
  args: {
    open: true,
    title: "Payment details for Monthly",
    description: "First 3 days free. Cancel any time.",
    closeLabel: "Close",
    onClose: () => undefined,
    children: form,
  },
  argTypes: { title: { control: "text" }, children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A modal dialog, built on the native `<dialog>` element.",
          do: [
            "Put the question in the title and the answers on the buttons.",
            "Mark the element that should be focused first with `data-autofocus`.",
          ],
          dont: [
            "Don't open a dialog from a dialog.",
            "Don't use it for notifications. Use a toast or a notice.",
            "Don't set `dismissible={false}` unless closing it would break something.",
          ],
          keys: [
            ["Tab, Shift + Tab", "Moves focus within the dialog"],
            ["Esc", "Closes the dialog if it is dismissible, and returns focus to the previously focused element"],
            ["Enter, Space", "Presses the focused button"],
          ],
        }),
      },
      story: { inline: false, height: "480px" },
    },
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Large: Story = { args: { size: "lg" } };
export const OnAPhone: Story = { tags: ["!test"], globals: { viewport: { value: "phone" } } };
export const LongWords: Story = {
  tags: ["!test"],
  args: {
    title: "Datos de pago de la suscripción trimestral con acceso completo",
    description: "Los tres primeros días son gratis. Puedes cancelar cuando quieras, también durante la prueba.",
  },
  globals: { viewport: { value: "phone" } },
};
export const LongText: Story = {
  args: {
    title: "Terms",
    children: Array.from({ length: 24 }, (_, line) => <p key={line}>You keep what you make. We keep it safe.</p>),
  },
};
/** A title of 500 characters wraps and scrolls with the content. */
export const LongTitle: Story = {
  args: { title: longWord, description: longWord },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Card number");
    await userEvent.click(field);
    const { left, top } = field.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(field);
    const dialog = canvas.getByRole("dialog");
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};
export const FullScreen: Story = {
  args: {
    size: "full",
    titleHidden: true,
    description: undefined,
    children: <h1 style={{ padding: 40 }}>What are you good at?</h1>,
  },
};

export const TrapsAndReturnsFocus: Story = {
  args: { open: false, onKeyDown: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Choose Monthly" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = canvas.getByRole("dialog", { name: "Payment details for Monthly" });
    await expect(dialog).toHaveAccessibleDescription("First 3 days free. Cancel any time.");
    await expect(canvas.getByLabelText("Card number")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText("Card number")).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onKeyDown).toHaveBeenCalled();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
  },
};

export const ClosesOnBackdropClick: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("First 3 days free. Cancel any time."));
    await userEvent.click(canvas.getByRole("dialog"));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

export const CannotBeDismissed: Story = {
  args: { dismissible: false, title: "One moment" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("{Escape}{Escape}");
    await userEvent.click(canvas.getByRole("dialog"));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "One moment" })).toBeVisible());
    await expect(canvas.queryByRole("button", { name: "Close" })).toBeNull();
  },
};
