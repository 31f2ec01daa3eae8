import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@trellis/ui/button";
import { Menu, MenuChoice, MenuItem } from "@trellis/ui/menu";
import { LogOut, Settings } from "lucide-react";
import type { ComponentProps } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { guide } from "../docs/guide.ts";

/** What a router's link looks like from here. */
function AppLink({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

const logOut = fn().mockName("onSelect");

const meta = {
  component: Menu,
  parameters: {
    docs: {
      description: {
        component: guide({
          what: "Actions behind a button.",
          do: [
            "Order by how often they are used; leave last what ends something.",
            "Load it when its trigger is first met: it brings Base UI.",
          ],
          dont: ["Don't hide the page's main action in it.", "Don't use it to choose a value of a form: use a select."],
          keys: [
            ["Enter, Space, ArrowDown", "on the button: opens it on the first action"],
            ["ArrowUp, ArrowDown", "moves, around the end"],
            ["Home, End", "to the first or last"],
            ["A letter", "to the next action that begins with it"],
            ["Enter, Space", "does it and closes"],
            ["Esc, Tab", "closes it; Esc gives the focus back"],
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

/** On the docs page, room for the open list. */
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

export const ArrowsEscAndFocusReturn: Story = {
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
  },
};
