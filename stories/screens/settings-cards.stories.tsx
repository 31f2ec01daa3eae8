import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import { LanguageSection, ThemeSection } from "../../apps/web/src/features/settings/choices.section.tsx";
import { SocialAccountsSection } from "../../apps/web/src/features/social-accounts/social-accounts.section.tsx";

/** The language, appearance and social account cards of the settings. */
const meta = { title: "Screens/Settings/Cards", parameters: { design: "settings" } } satisfies Meta;
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

const toggle = fn();
const connected = { youtube: false, instagram: false, tiktok: false, facebook: false };
const accounts = { connected, isBusy: false, onToggle: toggle };

export const SocialAccounts: Story = {
  render: () => <SocialAccountsSection title="Social accounts" accounts={accounts} />,
  play: async ({ canvas, userEvent }) => {
    const names = canvas.getAllByRole("listitem").map((row) => row.querySelector("b")?.textContent);
    await expect(names).toEqual(["TikTok", "Instagram", "YouTube", "Facebook"]);
    await userEvent.click(canvas.getByRole("button", { name: "Connect YouTube" }));
    await expect(toggle).toHaveBeenCalledWith("youtube");
  },
};
export const YouTubeConnected: Story = {
  render: () => (
    <SocialAccountsSection
      title="Social accounts"
      accounts={{ ...accounts, connected: { ...connected, youtube: true } }}
    />
  ),
};
export const YouTubeBusy: Story = {
  render: () => <SocialAccountsSection title="Social accounts" accounts={{ ...accounts, isBusy: true }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Connect YouTube" })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("button", { name: "Connect TikTok: coming soon" })).not.toHaveAttribute("aria-busy");
  },
};
export const SocialAccountsInFrench: Story = {
  tags: ["!test"],
  ...YouTubeConnected,
  globals: { locale: "fr", viewport: { value: "phone" } },
};
