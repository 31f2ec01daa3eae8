import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { expect } from "../../.storybook/in-language.ts";
import type { StoryOfEach } from "../../.storybook/states.ts";
import { VerifyEmailScreen, type VerifyEmailView } from "../../apps/web/src/features/account/verify-email.screen.tsx";
import { inAuthFrame } from "./in-frames.tsx";

const maya = { email: "maya@example.com", isEmailVerified: false, isSubscribed: true };

/** The page that the link in a confirmation email opens. */
const meta = {
  title: "Screens/Verify email",
  component: VerifyEmailScreen,
  parameters: { design: "password-changed", layout: "fullscreen", states: (): object => [meta, states] },
  decorators: [inAuthFrame],
  args: { view: { is: "verifying" }, isResending: false, onResend: fn(), onRetry: fn() },
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Verifying: Story = {};

export const Verified: Story = {
  args: { view: { is: "verified", email: maya.email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("maya@example.com is now confirmed.");
    await expect(canvas.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  },
};

export const VerifiedWhileSignedIn: Story = {
  args: { view: { is: "verified", email: maya.email }, user: { ...maya, isEmailVerified: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Continue to Trellis" })).toHaveAttribute("href", "/");
  },
};

export const Changed: Story = {
  args: { view: { is: "changed", email: "studio@trellis.example" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Email changed");
  },
};

/** A visitor signs in to get a new link. */
export const Expired: Story = {
  args: { view: { is: "over" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Sign in" })).toBeVisible();
  },
};

export const ExpiredWhileSignedIn: Story = {
  args: { view: { is: "over" }, user: maya },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send a new link" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** Opening a used link shows that the address is already confirmed. */
export const AlreadyConfirmed: Story = {
  args: { view: { is: "over" }, user: { ...maya, isEmailVerified: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("maya@example.com is already confirmed.");
    await expect(canvas.getByRole("link", { name: "Open Settings" })).toHaveAttribute("href", "/settings");
  },
};

export const TakenMeanwhile: Story = {
  args: { view: { is: "taken", reason: "There is already an account with this email. Sign in instead." } },
};

export const Offline: Story = {
  args: { view: { is: "offline" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { view: { is: "failed", reason: "Something went wrong on our side. Try again in a moment." } },
};

export const LongEmail: Story = {
  args: { view: { is: "changed", email: `${"maximiliana-alexandra.".repeat(3)}berg@trellis.example` } },
  globals: { viewport: { value: "phone" } },
};
export const InSpanish: Story = { tags: ["!test"], args: { view: { is: "over" } }, globals: { locale: "es" } };
export const InFrench: Story = { tags: ["!test"], args: { view: { is: "offline" } }, globals: { locale: "fr" } };

/** A story for each member of the view. */
const states = {
  view: {
    verifying: Verifying,
    over: Expired,
    offline: Offline,
    verified: Verified,
    changed: Changed,
    taken: TakenMeanwhile,
    failed: Failed,
  } satisfies StoryOfEach<VerifyEmailView>,
};
