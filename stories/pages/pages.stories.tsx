import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { expect, screen } from "../../.storybook/in-language.ts";
import type { WorldParameters } from "../../.storybook/world.ts";
import { App } from "../../apps/web/src/app/app.tsx";
import { paths } from "../../apps/web/src/paths.ts";

/** Every page of the app, with the real API code. The toolbar changes the user, network, language and theme. */
const meta = {
  title: "Product/Pages",
  component: App,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  excludeStories: ["pages"],
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a story that shows a page as the given user sees it and checks the page's title and heading. */
const page = (path: string, persona: WorldParameters["persona"], title: string): Omit<Story, "name"> => ({
  parameters: { world: { path, persona } },
  play: async ({ globals: { persona: user, network } }) => {
    // For another user or network, the page differs.
    if (user !== "story" || network !== "story") return;
    await waitFor(() => expect(document.title.split(" · ")).toEqual([title, "Trellis"]));
    await expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  },
});

export const SignIn: Story = { name: "Sign in", ...page(paths.signIn, "visitor", "Sign in") };
export const SignUp: Story = { name: "Sign up", ...page(paths.signUp, "visitor", "Create your account") };
export const ForgotPassword: Story = {
  name: "Forgot password",
  ...page(paths.forgotPassword, "visitor", "Forgot password"),
};
export const EnterCode: Story = {
  name: "Enter the code",
  ...page(`${paths.enterCode}?email=maya%40example.com`, "visitor", "Enter your code"),
};
export const NewPassword: Story = {
  name: "New password",
  ...page(paths.newPassword, "visitor", "Choose a new password"),
};
export const PasswordChanged: Story = {
  name: "Password changed",
  ...page(paths.passwordChanged, "visitor", "Password changed"),
};
export const VerifyEmail: Story = {
  name: "Verify the email",
  ...page(`${paths.verifyEmail}#token=used`, "visitor", "Confirm your email"),
};
export const SignOut: Story = { name: "Sign out", ...page(paths.signOut, "creator", "Sign in") };
export const Payment: Story = { name: "Payment", ...page(paths.payment, "unsubscribed", "Choose your plan") };
export const YourPlan: Story = { name: "Your plan", ...page(paths.yourPlan, "unsubscribed", "Choose your plan") };
export const Account: Story = { name: "Account", ...page(paths.account, "unsubscribed", "Your account") };
export const Onboarding: Story = {
  name: "Onboarding",
  parameters: { world: { path: paths.dashboard, persona: "newcomer" } },
  play: async () => {
    await screen.findByRole("heading", { name: "What are you good at?" });
  },
};
export const Dashboard: Story = { name: "Dashboard", ...page(paths.dashboard, "creator", "Dashboard") };
export const Roadmap: Story = { name: "Roadmap", ...page(paths.roadmap, "creator", "Roadmap") };
export const Calendar: Story = { name: "Calendar", ...page(paths.calendar, "creator", "Content calendar") };
export const Creation: Story = { name: "Creation", ...page(paths.creation, "creator", "Content creation") };
export const Analytics: Story = { name: "Analytics", ...page(paths.analytics, "youtuber", "Analytics") };
export const Engagement: Story = { name: "Engagement", ...page(paths.engagement, "creator", "Engagement hub") };
export const Monetization: Story = { name: "Monetization", ...page(paths.monetization, "creator", "Monetization hub") };
export const Preferences: Story = { name: "Preferences", ...page(paths.preferences, "creator", "Update preferences") };
export const Settings: Story = { name: "Settings", ...page(paths.settings, "creator", "Settings") };
export const NotFound: Story = { name: "Not found", ...page("/no-such-page", "creator", "Page Not Found") };

/** Every path of the app and its story. */
export const pages = {
  signIn: SignIn,
  signUp: SignUp,
  forgotPassword: ForgotPassword,
  enterCode: EnterCode,
  newPassword: NewPassword,
  passwordChanged: PasswordChanged,
  verifyEmail: VerifyEmail,
  signOut: SignOut,
  payment: Payment,
  yourPlan: YourPlan,
  account: Account,
  dashboard: Dashboard,
  roadmap: Roadmap,
  calendar: Calendar,
  creation: Creation,
  analytics: Analytics,
  engagement: Engagement,
  monetization: Monetization,
  preferences: Preferences,
  settings: Settings,
} satisfies Record<keyof typeof paths, Story>;
