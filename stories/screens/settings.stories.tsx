import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen, within } from "../../.storybook/in-language.ts";
import { App } from "../../apps/web/src/app/app.tsx";

/** The settings as the app composes them, with the real API code. */
const meta = {
  title: "Screens/Settings",
  component: App,
  tags: ["!autodocs"],
  parameters: { design: "settings", layout: "fullscreen", world: { persona: "creator", path: "/settings" } },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: string) => screen.findByRole("region", { name });

/** Waits for the sections that load their own data. */
async function loaded(): Promise<void> {
  await within(await card("Where you’re signed in")).findByText("This device");
  await within(await card("Subscription")).findByText(/free trial/i);
}

export const Ready: Story = {
  play: async () => {
    const profile = within(await card("Profile"));
    await expect(profile.getByRole("textbox", { name: "Full name" })).toHaveValue("Maya Torres");
    await loaded();
  },
};

/** The navigation marks the section that is in view. */
export const CurrentSection: Story = {
  play: async () => {
    await loaded();
    const navigation = within(screen.getByRole("navigation", { name: "On this page" }));
    await expect(navigation.getByRole("link", { current: true })).toHaveTextContent("Profile");
    document.getElementById("theme")?.scrollIntoView();
    await waitFor(() => expect(navigation.getByRole("link", { current: true })).toHaveTextContent("Appearance"));
    await waitFor(() => expect(navigation.getAllByRole("link", { current: true })).toHaveLength(1));
  },
};

export const NameSaved: Story = {
  tags: ["behavior"],
  play: async ({ userEvent }) => {
    const profile = within(await card("Profile"));
    const name = profile.getByRole("textbox", { name: "Full name" });
    await userEvent.clear(name);
    await userEvent.type(name, "Maya T.{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: /Account menu for Maya T\./ })).toBeVisible());
  },
};

export const SaveFailed: Story = {
  parameters: {
    world: {
      persona: "creator",
      path: "/settings",
      faults: { updateProfile: { status: 503, sentence: "Try again later." } },
    },
  },
  play: async ({ userEvent }) => {
    const profile = within(await card("Profile"));
    const save = profile.getByRole("button", { name: "Save" });
    await expect(save).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(profile.getByRole("textbox", { name: "Full name" }), "!");
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByText("Try again later.")).toBeVisible());
  },
};

export const DevicesFailed: Story = {
  parameters: {
    world: {
      persona: "creator",
      path: "/settings",
      faults: { listSessions: { status: 503, sentence: "Try again later." } },
    },
  },
  play: async () => {
    const devices = within(await card("Where you’re signed in"));
    await waitFor(() => expect(devices.getByRole("alert")).toHaveTextContent("Try again later."));
    await expect(devices.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

/** On phones, the sections are a list of links that show the current values. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const list = within(await screen.findByRole("navigation", { name: "On this page" }));
    await waitFor(() => expect(list.getByRole("link", { name: /^Subscription Monthly · / })).toBeVisible());
    await expect(list.getByRole("link", { name: /^Sign-in security/ })).toBeVisible();
    await expect(screen.queryByRole("region", { name: "Profile" })).toBeNull();
  },
};

/** A single section. tests/e2e/small-screens.spec.ts opens it from the list and goes back. */
export const SubscriptionOnAPhone: Story = {
  tags: ["!test"],
  parameters: { world: { persona: "creator", path: "/settings#subscription" } },
  globals: { viewport: { value: "phone" } },
};
export const InSpanish: Story = { tags: ["!test"], globals: { locale: "es" } };
export const InFrench: Story = { tags: ["!test"], globals: { locale: "fr" } };
export const Pseudo: Story = { tags: ["!test"], globals: { locale: "en-XA" } };
