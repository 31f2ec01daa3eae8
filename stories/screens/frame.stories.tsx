import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen, within } from "../../.storybook/in-language.ts";
import { App } from "../../apps/web/src/app/app.tsx";
import { textsOf } from "./sample-data.ts";

/** The frame around the screens, as the app composes it. */
const meta = {
  title: "Screens/Frame",
  component: App,
  tags: ["!autodocs"],
  parameters: { design: "dashboard", layout: "fullscreen", world: { persona: "creator", path: "/settings" } },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const accountButton = () => screen.findByRole("button", { name: /Account menu|Menú de la cuenta|Menu du compte/ });

export const Subscriber: Story = {
  play: async () => {
    await expect(await accountButton()).toBeVisible();
  },
};

export const Navigation: Story = {
  name: "HDR-02 SDB-01 SDB-03 SDB-06 lists the pages in header and sidebar and shows the AI assistant as online",
  parameters: { world: { model: "gpt-4o-mini" } },
  play: async () => {
    await accountButton();
    const linksOf = (name: string) => within(screen.getByRole("navigation", { name })).getAllByRole("link");
    await expect(textsOf(linksOf("Main"))).toEqual(["Dashboard", "Roadmap", "Creation", "Analytics"]);
    await expect(textsOf(linksOf("Sections"))).toEqual([
      "Overview",
      "Personalized Roadmap",
      "Content Creation",
      "Analytics",
      "Update Preferences",
      "Settings",
    ]);
    await expect(textsOf(linksOf("Hubs"))).toEqual(["Content Calendar", "Engagement Hub", "Monetization Hub"]);
    await expect(within(screen.getByRole("region", { name: "AI assistant" })).getByText("Online")).toBeVisible();
  },
};

export const BuiltInAssistant: Story = {
  play: async () => {
    const card = within(await screen.findByRole("region", { name: "Built-in assistant" }));
    await expect(card.queryByText("Online")).toBeNull();
  },
};

export const AccountMenu: Story = {
  tags: ["behavior"],
  name: "HDR-04 the account menu shows the user's name",
  play: async ({ userEvent }) => {
    await userEvent.click(await accountButton());
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await expect(within(screen.getByRole("menu")).getByText("Maya Torres")).toBeVisible();
  },
};

export const Palette: Story = {
  tags: ["behavior"],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Search and commands" }));
    const search = await screen.findByRole("combobox", {});
    await userEvent.type(search, "hub");
    const places = within(screen.getByRole("group", { name: "Go to" }));
    await waitFor(() => expect(places.getAllByRole("option")).toHaveLength(2));
    await userEvent.clear(search);
    await userEvent.type(search, "light");
    await userEvent.keyboard("{Enter}");
    await expect(document.documentElement.dataset["theme"]).toBe("light");
  },
};

export const ShortcutSheet: Story = {
  tags: ["behavior"],
  play: async ({ userEvent }) => {
    await accountButton();
    await userEvent.keyboard("?");
    const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const WithoutSubscription: Story = {
  parameters: { world: { persona: "unsubscribed", path: "/no-such-path" } },
  play: async () => {
    await expect(await accountButton()).toBeVisible();
    await expect(screen.queryByRole("navigation")).toBeNull();
  },
};

export const RestoringTheSession: Story = {
  parameters: { world: { persona: "creator", path: "/settings", network: "silent" } },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Loading")).toBeVisible());
  },
};

export const Phone: Story = { ...Subscriber, globals: { viewport: { value: "phone" } } };

export const French: Story = { ...Subscriber, globals: { locale: "fr" } };
