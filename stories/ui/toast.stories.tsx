import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { Dialog } from "@trellis/ui/dialog";
import { ToastRegion } from "@trellis/ui/toast";
import { createToasts } from "@trellis/ui/toast-queue";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { withTimeouts, withoutTimeouts } from "../../.storybook/toast-timeouts.ts";
import { guide } from "../docs/guide.ts";

const toasts = createToasts();

/** Source blocks can't print the queue. */
const source = `import { Button } from "@trellis/ui/button";
import { ToastRegion } from "@trellis/ui/toast";
import { createToasts } from "@trellis/ui/toast-queue";

const toasts = createToasts();

export const Example = () => (
  <>
    <Button onClick={() => toasts.success("Task status updated successfully!", "Week 2 is now at 57%.")}>Done</Button>
    <ToastRegion toasts={toasts} label="Notifications" closeLabel="Dismiss" />
  </>
);`;

const restore = fn().mockName("onClick");

const meta = {
  id: "ui-toast",
  title: "Components/Feedback/Toast (snackbar)",
  component: ToastRegion,
  parameters: {
    docs: {
      source: { code: source },
      description: {
        component: guide({
          what: "Shows short-lived notifications. Errors are announced immediately, other toasts when the screen reader is idle.",
          do: [
            "Render one region per page, next to the routes.",
            'Say what happened: "Task completed", not "Success".',
          ],
          dont: [
            "Don't make a toast the only way to do something: it disappears.",
            "Don't use it for validation errors. Show them at the field.",
          ],
          keys: [
            ["F6", "Moves focus to the toasts and back"],
            ["Esc", "Dismisses the focused toast"],
            ["Tab", "Moves focus to the close button"],
          ],
        }),
      },
    },
  },
  args: { toasts: withoutTimeouts(toasts), label: "Notifications", closeLabel: "Dismiss" },
  argTypes: { toasts: { control: false } },
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 10, alignItems: "start", minHeight: 320 }}>
      <Button onClick={() => toasts.success("Task status updated successfully!", "Week 2 is now at 57%.")}>Done</Button>
      <Button variant="danger" onClick={() => toasts.error("Failed to connect YouTube", "Please try again.")}>
        Fail
      </Button>
      <Button variant="secondary" onClick={() => toasts.neutral("Copied")}>
        Say
      </Button>
      <ToastRegion {...args} />
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

const region = () => within(screen.getByRole("region", { name: "Notifications" }));
const shown = (title: string) => region().findByText(title);
const pressed = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const gone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());

export const Empty: Story = {};

export const Success: Story = {
  play: async () => {
    await pressed("Done");
    await shown("Task status updated successfully!");
  },
};

/** A second toast with the same id replaces the first one. */
export const WithAnAction: Story = {
  render: (args) => (
    <>
      <Button
        onClick={() => {
          const action = { label: "Undo", onClick: restore };
          toasts.neutral("One draft deleted", { action, id: "deleted" });
          toasts.neutral("Two drafts deleted", { action, id: "deleted" });
        }}
      >
        Delete
      </Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    await pressed("Delete");
    await shown("Two drafts deleted");
    await expect(screen.queryByText("One draft deleted")).toBeNull();
    await pressed("Undo");
    await expect(restore).toHaveBeenCalledOnce();
    await gone("Two drafts deleted");
  },
};

export const ErrorIsAnAlert: Story = {
  play: async () => {
    await pressed("Fail");
    await expect(await screen.findByRole("alert")).toHaveTextContent("Failed to connect YouTube");
  },
};

export const Stacked: Story = {
  play: async () => {
    for (const name of ["Done", "Fail", "Say", "Fail"]) await pressed(name);
    await waitFor(() => expect(region().getAllByRole("dialog", { hidden: true }).length).toBeGreaterThan(1));
  },
};

export const AtMostTwenty: Story = {
  tags: ["behavior"],
  name: "TST-05 shows at most twenty toasts",
  play: async () => {
    for (let count = 0; count < 25; count += 1) toasts.neutral("Copied");
    await waitFor(() => expect(region().getAllByText("Copied")).toHaveLength(25));
    await userEvent.hover(region().getAllByText("Copied").at(-1) ?? document.body);
    const visible = () =>
      region()
        .getAllByRole("dialog", { hidden: true })
        .filter((toast) => toast.checkVisibility({ opacityProperty: true }));
    await waitFor(() => expect(visible()).toHaveLength(20));
  },
};

const brief = withTimeouts(toasts, { success: 50, error: 50, neutral: 0 });
const elsewhere = createToasts();
const briefElsewhere = withTimeouts(elsewhere, { success: 50, error: 50, neutral: 50 });

/** Presses a button with the keyboard, so that the pointer doesn't move. */
const pressByKeyboard = async (name: string) => {
  screen.getByRole("button", { name }).focus();
  await userEvent.keyboard("{Enter}");
};

/** A toast in a second region appears later and disappears, while the hovered toasts stay. */
export const PausesUnderThePointer: Story = {
  args: { toasts: brief },
  render: (args) => (
    <>
      <Button onClick={() => toasts.neutral("Copied")}>Say</Button>
      <Button onClick={() => toasts.success("Task status updated successfully!")}>Done</Button>
      <Button onClick={() => elsewhere.success("Saved elsewhere")}>Save</Button>
      <ToastRegion {...args} />
      <ToastRegion {...args} toasts={briefElsewhere} label="Elsewhere" />
    </>
  ),
  play: async () => {
    await pressed("Say");
    const copied = await shown("Copied");
    await userEvent.hover(copied);
    await pressByKeyboard("Done");
    const title = await shown("Task status updated successfully!");
    const saved = screen.findByText("Saved elsewhere");
    await pressByKeyboard("Save");
    await saved;
    await gone("Saved elsewhere");
    // A slow browser may not have drawn the first frame, in which the toast fades in.
    await waitFor(() => expect(title).toBeVisible());
    await userEvent.unhover(copied);
    await gone("Task status updated successfully!");
    await expect(copied).toBeVisible();
  },
};

/** The toasts rise above the control that has focus. */
export const LeavesTheFocusVisible: Story = {
  render: (args) => (
    <>
      <Button style={{ position: "fixed", insetInlineEnd: 40, bottom: 40 }} onClick={() => toasts.neutral("Copied")}>
        Copy
      </Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    await pressByKeyboard("Copy");
    await shown("Copied");
    const bottom = () => region().getByRole("dialog").getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(button.getBoundingClientRect().top));
  },
};

/** The page behind an open dialog is inert, so the toast is shown inside the dialog. */
export const OverADialog: Story = {
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Dialog open title="Payment details for Monthly" closeLabel="Close" onClose={() => undefined}>
        <Button onClick={() => toasts.error("Your card was declined.")}>Subscribe</Button>
      </Dialog>
    </>
  ),
  play: async () => {
    await pressed("Subscribe");
    const dialog = within(screen.getByRole("dialog", { name: "Payment details for Monthly" }));
    await dialog.findByRole("alert");
  },
};
