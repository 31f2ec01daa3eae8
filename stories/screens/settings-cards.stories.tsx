import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { LanguageSection, ThemeSection } from "../../apps/web/src/features/settings/choices.section.tsx";
import { SubscriptionSection } from "../../apps/web/src/features/settings/subscription.section.tsx";
import { SocialAccountsSection } from "../../apps/web/src/features/social-accounts/social-accounts.section.tsx";

/** The smaller cards of the settings. */
const meta = { title: "Screens/Settings/Cards" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = fn();

export const Language: Story = {
  render: () => <LanguageSection value="en" onChoose={choose} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Español" }));
    await expect(choose).toHaveBeenCalledWith("es");
  },
};
export const Appearance: Story = {
  render: () => <ThemeSection value="system" onChoose={choose} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "High contrast" }));
    await expect(choose).toHaveBeenCalledWith("contrast");
  },
};
export const AppearanceOnAPhone: Story = { ...Appearance, globals: { viewport: { value: "phone" } } };

const now = new Date("2026-11-21T12:00:00.000Z");
const subscription = (view: Parameters<typeof SubscriptionSection>[0]["view"]): Story => ({
  render: () => <SubscriptionSection view={view} now={now} />,
});
const later = "2026-11-23T20:00:00.000Z";
const earlier = "2026-11-01T12:00:00.000Z";

export const InFreeTrial: Story = {
  ...subscription({ is: "active", plan: "Monthly", trialEndsAt: later }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your free trial ends in 3 days.")).toBeVisible();
  },
};
export const Subscribed: Story = subscription({ is: "active", plan: "Yearly", trialEndsAt: earlier });
export const SubscribedWithoutTrial: Story = subscription({ is: "active", plan: "Weekly", trialEndsAt: undefined });
export const SubscriptionEnded: Story = subscription({ is: "ended", plan: "Monthly", trialEndsAt: earlier });
export const NoSubscription: Story = subscription({ is: "none", plan: undefined, trialEndsAt: undefined });

const toggle = fn();
const connected = { youtube: false, instagram: false, tiktok: false, facebook: false };

export const SocialAccounts: Story = {
  render: () => <SocialAccountsSection title="Social accounts" connected={connected} onToggle={toggle} />,
  play: async ({ canvas, userEvent }) => {
    const names = canvas.getAllByRole("listitem").map((row) => row.querySelector("b")?.textContent);
    await expect(names).toEqual(["TikTok", "Instagram", "YouTube", "Facebook"]);
    await userEvent.click(canvas.getByRole("button", { name: "Connect YouTube" }));
    await expect(toggle).toHaveBeenCalledWith("youtube");
  },
};
export const YouTubeConnected: Story = {
  render: () => (
    <SocialAccountsSection title="Social accounts" connected={{ ...connected, youtube: true }} onToggle={toggle} />
  ),
};
export const SocialAccountsInFrench: Story = {
  ...YouTubeConnected,
  globals: { locale: "fr", viewport: { value: "phone" } },
};
