import type { Meta, StoryObj } from "@storybook/react-vite";
import { AlertDialog } from "@trellis/ui/alert-dialog";
import { Button } from "@trellis/ui/button";
import { Combobox } from "@trellis/ui/combobox";
import { CommandPalette } from "@trellis/ui/command-palette";
import { ContextMenu } from "@trellis/ui/context-menu";
import { Dialog } from "@trellis/ui/dialog";
import { Drawer } from "@trellis/ui/drawer";
import { Menu, MenuItem } from "@trellis/ui/menu";
import { Popover } from "@trellis/ui/popover";
import { ToastRegion } from "@trellis/ui/toast";
import { createToasts } from "@trellis/ui/toast-queue";
import { Tooltip } from "@trellis/ui/tooltip";
import { type ReactNode, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { withoutTimeouts } from "../../.storybook/toast-timeouts.ts";

const toasts = createToasts();

interface OverlayProps {
  /** Label of the button that opens the overlay. */
  label: string;
  /** Content of the overlay. */
  children: ReactNode;
}
type Modal = (props: { open: boolean; onClose: () => void; children: ReactNode }) => ReactNode;

/** Returns an overlay with a button that opens it. */
const opened = (Overlay: Modal) =>
  function Opened({ label, children }: OverlayProps): ReactNode {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        <Overlay open={isOpen} onClose={() => setOpen(false)}>
          {children}
        </Overlay>
      </>
    );
  };

const openedDialog = opened((props) => <Dialog title="Dialog" closeLabel="Close" {...props} />);
const openedAlertDialog = opened(({ onClose, children, ...props }) => (
  <AlertDialog
    title="Alert dialog"
    description="You can’t undo this."
    confirmLabel="Delete"
    cancelLabel="Keep it"
    onConfirm={onClose}
    onCancel={onClose}
    {...props}
  >
    {children}
  </AlertDialog>
));
const openedDrawer = opened((props) => <Drawer title="Drawer" closeLabel="Close" {...props} />);
const openedPopover = ({ label, children }: OverlayProps) => (
  <Popover label="Popover" trigger={<Button>{label}</Button>}>
    {children}
  </Popover>
);

/** Overlays that can contain another overlay. */
const outer = { dialog: openedDialog, alertDialog: openedAlertDialog, drawer: openedDrawer, popover: openedPopover };

/** Overlays that can be inside another overlay. */
const inner = {
  ...outer,
  menu: ({ label, children }: OverlayProps) => (
    <Menu trigger={<Button>{label}</Button>}>
      <MenuItem>{children}</MenuItem>
    </Menu>
  ),
  contextMenu: ({ label, children }: OverlayProps) => (
    <ContextMenu items={<MenuItem>{children}</MenuItem>}>
      <Button>{label}</Button>
    </ContextMenu>
  ),
  combobox: ({ label }: OverlayProps) => (
    <Combobox label={label} options={[{ value: "one", label: "Inside" }]} emptyText={() => "No options"} />
  ),
  tooltip: ({ label, children }: OverlayProps) => (
    <Tooltip text={children} delay={0}>
      <Button>{label}</Button>
    </Tooltip>
  ),
  toast: ({ label }: OverlayProps) => <Button onClick={() => toasts.neutral("Inside")}>{label}</Button>,
  palette: opened(({ children, ...props }) => (
    <CommandPalette
      label="Command palette"
      groups={[{ key: "all", label: "All", commands: [{ key: "one", label: "Inside" }] }]}
      emptyText={() => children}
      countText={(count) => `${count} results`}
      onChoose={props.onClose}
      {...props}
    />
  )),
};

interface Args {
  outer: keyof typeof outer;
  inner: keyof typeof inner;
}

function Nested({ outer: outerName, inner: innerName }: Args): ReactNode {
  const [Outer, Inner] = [outer[outerName], inner[innerName]];
  return (
    <>
      <Outer label="Open the outer overlay">
        <Inner label="Open the inner overlay">
          <span>Inside</span>
        </Inner>
      </Outer>
      <ToastRegion toasts={withoutTimeouts(toasts)} label="Notifications" closeLabel="Dismiss" />
    </>
  );
}

/** Every pair of nested overlays: the inner overlay is in front, and Escape closes only the inner overlay. */
const meta = {
  title: "Components/Overlays/Inside each other",
  tags: ["!autodocs"],
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  argTypes: { outer: { options: Object.keys(outer) }, inner: { options: Object.keys(inner) } },
  render: (args) => <Nested {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "Open the outer overlay" }));
    const role = args.inner === "combobox" ? "combobox" : "button";
    const opener = await screen.findByRole(role, { name: "Open the inner overlay" });
    const keys = args.inner === "contextMenu" ? "[MouseRight]" : "[MouseLeft]";
    await (args.inner === "tooltip" ? userEvent.hover(opener) : userEvent.pointer({ keys, target: opener }));
    const inside = await screen.findByText("Inside");
    await waitFor(() => {
      const { left, top, width, height } = inside.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return expect(hit).toBe(inside);
    });
    if (args.inner === "toast") return;
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("Inside")?.checkVisibility() ?? false).toBe(false));
    // The outer overlay can still be at the start of its animation, where it is transparent.
    await waitFor(() => expect(opener).toBeVisible());
    // Hovering doesn’t move focus.
    if (args.inner !== "tooltip") await waitFor(() => expect(opener).toHaveFocus());
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DialogInDialog: Story = { name: "Dialog inside Dialog", args: { outer: "dialog", inner: "dialog" } };
export const AlertDialogInDialog: Story = {
  name: "AlertDialog inside Dialog",
  args: { outer: "dialog", inner: "alertDialog" },
};
export const DrawerInDialog: Story = { name: "Drawer inside Dialog", args: { outer: "dialog", inner: "drawer" } };
export const PopoverInDialog: Story = { name: "Popover inside Dialog", args: { outer: "dialog", inner: "popover" } };
export const MenuInDialog: Story = { name: "Menu inside Dialog", args: { outer: "dialog", inner: "menu" } };
export const ContextMenuInDialog: Story = {
  name: "ContextMenu inside Dialog",
  args: { outer: "dialog", inner: "contextMenu" },
};
export const ComboboxInDialog: Story = { name: "Combobox inside Dialog", args: { outer: "dialog", inner: "combobox" } };
export const TooltipInDialog: Story = { name: "Tooltip inside Dialog", args: { outer: "dialog", inner: "tooltip" } };
export const ToastInDialog: Story = { name: "Toast inside Dialog", args: { outer: "dialog", inner: "toast" } };
export const CommandPaletteInDialog: Story = {
  name: "CommandPalette inside Dialog",
  args: { outer: "dialog", inner: "palette" },
};
export const DialogInAlertDialog: Story = {
  name: "Dialog inside AlertDialog",
  args: { outer: "alertDialog", inner: "dialog" },
};
export const AlertDialogInAlertDialog: Story = {
  name: "AlertDialog inside AlertDialog",
  args: { outer: "alertDialog", inner: "alertDialog" },
};
export const DrawerInAlertDialog: Story = {
  name: "Drawer inside AlertDialog",
  args: { outer: "alertDialog", inner: "drawer" },
};
export const PopoverInAlertDialog: Story = {
  name: "Popover inside AlertDialog",
  args: { outer: "alertDialog", inner: "popover" },
};
export const MenuInAlertDialog: Story = {
  name: "Menu inside AlertDialog",
  args: { outer: "alertDialog", inner: "menu" },
};
export const ContextMenuInAlertDialog: Story = {
  name: "ContextMenu inside AlertDialog",
  args: { outer: "alertDialog", inner: "contextMenu" },
};
export const ComboboxInAlertDialog: Story = {
  name: "Combobox inside AlertDialog",
  args: { outer: "alertDialog", inner: "combobox" },
};
export const TooltipInAlertDialog: Story = {
  name: "Tooltip inside AlertDialog",
  args: { outer: "alertDialog", inner: "tooltip" },
};
export const ToastInAlertDialog: Story = {
  name: "Toast inside AlertDialog",
  args: { outer: "alertDialog", inner: "toast" },
};
export const CommandPaletteInAlertDialog: Story = {
  name: "CommandPalette inside AlertDialog",
  args: { outer: "alertDialog", inner: "palette" },
};
export const DialogInDrawer: Story = { name: "Dialog inside Drawer", args: { outer: "drawer", inner: "dialog" } };
export const AlertDialogInDrawer: Story = {
  name: "AlertDialog inside Drawer",
  args: { outer: "drawer", inner: "alertDialog" },
};
export const DrawerInDrawer: Story = { name: "Drawer inside Drawer", args: { outer: "drawer", inner: "drawer" } };
export const PopoverInDrawer: Story = { name: "Popover inside Drawer", args: { outer: "drawer", inner: "popover" } };
export const MenuInDrawer: Story = { name: "Menu inside Drawer", args: { outer: "drawer", inner: "menu" } };
export const ContextMenuInDrawer: Story = {
  name: "ContextMenu inside Drawer",
  args: { outer: "drawer", inner: "contextMenu" },
};
export const ComboboxInDrawer: Story = { name: "Combobox inside Drawer", args: { outer: "drawer", inner: "combobox" } };
export const TooltipInDrawer: Story = { name: "Tooltip inside Drawer", args: { outer: "drawer", inner: "tooltip" } };
export const ToastInDrawer: Story = { name: "Toast inside Drawer", args: { outer: "drawer", inner: "toast" } };
export const CommandPaletteInDrawer: Story = {
  name: "CommandPalette inside Drawer",
  args: { outer: "drawer", inner: "palette" },
};
export const DialogInPopover: Story = { name: "Dialog inside Popover", args: { outer: "popover", inner: "dialog" } };
export const AlertDialogInPopover: Story = {
  name: "AlertDialog inside Popover",
  args: { outer: "popover", inner: "alertDialog" },
};
export const DrawerInPopover: Story = { name: "Drawer inside Popover", args: { outer: "popover", inner: "drawer" } };
export const PopoverInPopover: Story = { name: "Popover inside Popover", args: { outer: "popover", inner: "popover" } };
export const MenuInPopover: Story = { name: "Menu inside Popover", args: { outer: "popover", inner: "menu" } };
export const ContextMenuInPopover: Story = {
  name: "ContextMenu inside Popover",
  args: { outer: "popover", inner: "contextMenu" },
};
export const ComboboxInPopover: Story = {
  name: "Combobox inside Popover",
  args: { outer: "popover", inner: "combobox" },
};
export const TooltipInPopover: Story = { name: "Tooltip inside Popover", args: { outer: "popover", inner: "tooltip" } };
export const ToastInPopover: Story = { name: "Toast inside Popover", args: { outer: "popover", inner: "toast" } };
export const CommandPaletteInPopover: Story = {
  name: "CommandPalette inside Popover",
  args: { outer: "popover", inner: "palette" },
};
