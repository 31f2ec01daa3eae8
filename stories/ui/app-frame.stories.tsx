import type { Meta, StoryObj } from "@storybook/react-vite";
import { AppFrame } from "@trellis/ui/app-frame";
import { Avatar } from "@trellis/ui/avatar";
import { ChatButton } from "@trellis/ui/chat-button";
import { SideArt } from "@trellis/ui/side-art";
import { expect, waitFor, within } from "storybook/test";
import { dashboard } from "./dashboard-sample.tsx";
import {
  account,
  assistant,
  barCenter,
  frameLabels,
  homeLink,
  longSections,
  more,
  primary,
  sections,
} from "./frame-samples.tsx";
import { RoadmapSample } from "./roadmap-sample.tsx";
import "./sample-columns.css";
import { guide } from "../docs/guide.ts";

const meta = {
  id: "ui-app-frame",
  title: "Components/Layout/AppFrame",
  component: AppFrame,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: guide({
          what: "The layout of signed-in pages: header, sidebar and content area. Below 1100 px, the sidebar shows icons only. On phones, a bottom bar replaces the header’s links, and a drawer replaces the sidebar.",
          do: [
            "Pass your router's link to `renderLink` so that navigation doesn't reload the page.",
            "Mark the current page with `current`.",
            "Start the page with one `h1`.",
            "Give `primary` items icons, and a `shortLabel` if the label is longer than 12 letters.",
          ],
          dont: ["Don't nest frames. Each page has one.", "Don't put page actions in the header."],
          keys: [
            ["Tab", 'Moves through "Skip to content", the header, the sidebar and the page'],
            ["Enter", "Opens the drawer when the menu button has focus"],
            ["Esc", "Closes the drawer and returns focus to the menu button"],
          ],
        }),
      },
      story: { inline: false, height: "640px" },
    },
  },
  argTypes: { primary: { control: false }, sections: { control: false }, more: { control: false } },
  args: {
    labels: frameLabels,
    logo: homeLink,
    primary,
    sections,
    more,
    barCenter,
    assistant,
    art: <SideArt />,
    end: account,
    children: <h1>Good morning, Ana</h1>,
  },
} satisfies Meta<typeof AppFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

export const WithDashboard: Story = { args: { children: dashboard } };
export const WithRoadmap: Story = { tags: ["!autodocs"], args: { children: <RoadmapSample /> } };
export const WithoutArt: Story = { args: { art: undefined, assistant: undefined } };

/** Long German labels and a long user name. */
export const LongWords: Story = {
  args: {
    sections: longSections,
    end: <Avatar name="Maximiliane-Theodora von Hohenstein-Berg" labeled />,
    children: <h1>Guten Morgen, Maximiliane-Theodora von Hohenstein-Berg</h1>,
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: "tablet" } },
  args: { children: dashboard },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Personalized Roadmap" })).toBeVisible();
  },
};

/** A bar at the bottom shows the main links and the chat button. It hides while the chat or a phone's keyboard is open. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { children: dashboard },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("navigation", { name: "Main" });
    await expect(bar.getBoundingClientRect().bottom).toBe(innerHeight);
    const names = within(bar)
      .getAllByRole("listitem")
      .map((item) => item.textContent);
    await expect(names).toEqual(["Dashboard", "Roadmap", "Assistant", "Creation", "Analytics"]);
    await expect(within(bar).getByRole("button", { name: "Open AI assistant" })).toBeVisible();
  },
};

/** The floating button stays hidden while the button of the bar loads, so two buttons are never shown. */
export const PhoneWhileTheButtonLoads: Story = {
  globals: { viewport: { value: "phone" } },
  args: { barCenter: <span />, children: <ChatButton placement="corner" label="Open AI assistant" open={false} /> },
  play: async ({ canvas }) => {
    await canvas.findByRole("navigation", { name: "Main" });
    await expect(canvas.getByLabelText("Open AI assistant")).not.toBeVisible();
  },
};

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

/** The drawer takes focus when it opens and returns it when Escape closes it. */
export const DrawerByKeyboard: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Open menu" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    button.focus();
    await userEvent.keyboard("{Enter}");
    const drawer = canvas.getByRole("dialog", { name: "Sections" });
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
  },
};

export const DrawerClosesOnNavigation: Story = {
  args: {
    renderLink: ({ children, href, ...rest }) => (
      <a href={href} {...rest} onClick={(event) => event.preventDefault()}>
        {children}
      </a>
    ),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Open menu" });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole("link", { name: "Settings" }));
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
  },
};

export const DrawerOpen: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Sections" })).toBeVisible());
  },
};
