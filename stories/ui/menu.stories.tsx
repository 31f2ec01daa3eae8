import type { Meta, StoryObj } from "@storybook/react-vite";
import { AlertDialog } from "@trellis/ui/alert-dialog";
import { Button } from "@trellis/ui/button";
import { Dialog } from "@trellis/ui/dialog";
import { Drawer } from "@trellis/ui/drawer";
import { Menu, MenuChoice, MenuItem } from "@trellis/ui/menu";
import { LogOut, Settings } from "lucide-react";
import type { ComponentProps } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { guide } from "../docs/guide.ts";

/** A stand-in for a router's link component. */
function AppLink({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
// Source blocks show this name.
AppLink.displayName = "Link";

const logOut = fn().mockName("onSelect");

const meta = {
  id: "ui-menu",
  title: "Components/Actions/Menu (dropdown)",
  component: Menu,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "A list of actions that opens from a button.",
          do: [
            "Order actions by frequency of use, with destructive ones last.",
            "Load it lazily when the user hovers over or focuses its trigger, because it includes Base UI.",
          ],
          dont: [
            "Don't hide the page's main action in it.",
            "Don't use it to choose the value of a form field. Use a select.",
          ],
          keys: [
            ["Enter, Space, ArrowDown", "Opens the menu from its button and focuses the first action"],
            ["ArrowUp, ArrowDown", "Moves to the previous or next action, wrapping at the ends"],
            ["Home, End", "Moves to the first or last action"],
            ["A letter", "Moves to the next action that starts with it"],
            ["Enter, Space", "Performs the action and closes the menu"],
            ["Esc, Tab", "Closes the menu; Esc returns focus to its button"],
          ],
        }),
      },
    },
  },
  args: {
    trigger: <Button variant="secondary">Ana</Button>,
    header: "ana@greenkitchen.tv",
    align: "start",
    children: (
      <>
        <MenuItem icon={<Settings size={18} strokeWidth={1.75} aria-hidden />} render={<AppLink to="#settings" />}>
          Settings
        </MenuItem>
        <MenuItem icon={<LogOut size={18} strokeWidth={1.75} aria-hidden />} onSelect={logOut}>
          Log out
        </MenuItem>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Leaves space for the open menu on the docs page. */
const ownFrame = { docs: { story: { inline: false, height: "260px" } } };

export const Closed: Story = {};
export const Open: Story = {
  args: { defaultOpen: true },
  parameters: ownFrame,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Settings" })).toBeVisible());
  },
};

export const Choice: Story = {
  args: {
    defaultOpen: true,
    header: undefined,
    trigger: <Button variant="quiet">English</Button>,
    children: (
      <MenuChoice
        label="Language"
        value="en"
        onValueChange={fn()}
        options={[
          { value: "en", label: "English", lang: "en" },
          { value: "es", label: "Español", lang: "es" },
          { value: "fr", label: "Français", lang: "fr" },
        ]}
      />
    ),
  },
  parameters: ownFrame,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("menuitemradio", { name: "English" })).toBeChecked());
  },
};

const openItem = async () => {
  const item = await screen.findByRole("menuitem", { name: "Log out" });
  await waitFor(() => expect(item).toBeVisible());
  await waitFor(() => {
    const { left, top } = item.getBoundingClientRect();
    return expect(item).toContain(document.elementFromPoint(left + 20, top + 10));
  });
};

/** The menu is in front of the dialog around its button. */
export const InsideADialog: Story = {
  args: { defaultOpen: true },
  parameters: ownFrame,
  render: (args) => (
    <Dialog open title="Draft" closeLabel="Close" onClose={fn()}>
      <Menu {...args} />
    </Dialog>
  ),
  play: openItem,
};
export const InsideAnAlertDialog: Story = {
  args: { defaultOpen: true },
  parameters: ownFrame,
  render: (args) => (
    <AlertDialog
      open
      title="Delete this draft?"
      description="You can’t undo this."
      confirmLabel="Delete"
      cancelLabel="Keep it"
      onConfirm={fn()}
      onCancel={fn()}
    >
      <Menu {...args} />
    </AlertDialog>
  ),
  play: openItem,
};
export const InsideADrawer: Story = {
  args: { defaultOpen: true },
  parameters: ownFrame,
  render: (args) => (
    <Drawer open title="Filter" closeLabel="Close" onClose={fn()}>
      <Menu {...args} />
    </Drawer>
  ),
  play: openItem,
};

export const ArrowsEscAndFocusReturn: Story = {
  tags: ["behavior"],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Ana" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Settings" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Log out" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Settings" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Log out" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(logOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
