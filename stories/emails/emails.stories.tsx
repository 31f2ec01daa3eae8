import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MailKind } from "@trellis/server-core/ports/mail";
import { toLanguage } from "../../apps/web/src/platform/language.ts";
import { mails, writeSample } from "../../tests/api/mail-samples.ts";

interface EmailProps {
  kind: MailKind;
  /** Number of the sample among those of this kind: kinds with several variants have several samples. */
  variant?: number;
  /** The language of the toolbar. */
  language: string;
}

/** An email as the recipient reads it. The frame keeps its styles apart from those of Storybook. */
function Email({ kind, variant = 0, language }: EmailProps) {
  const sample = mails.filter((mail) => mail.kind === kind)[variant] ?? mails[0];
  const to = { fullname: "Maya Torres", email: "maya@example.com" };
  const { subject, html } = writeSample(sample, toLanguage(language) ?? "en", to);
  return (
    <>
      <h1 style={{ margin: 0, padding: "16px 24px", fontSize: 18 }}>{subject}</h1>
      <iframe
        title={subject}
        sandbox="allow-same-origin"
        srcDoc={html}
        style={{ width: "100%", height: 760, border: 0 }}
      />
    </>
  );
}

/** Every email that the server sends, in the language of the toolbar. `tests/api/mail-samples.ts` contains the samples. */
const meta = {
  title: "Product/Emails",
  component: Email,
  tags: ["!autodocs", "!test"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
  render: (args, { globals }) => <Email {...args} language={String(globals["locale"])} />,
  args: { language: "en" },
} satisfies Meta<typeof Email>;
export default meta;

type Story = Omit<StoryObj<typeof meta>, "args"> & { args: Omit<EmailProps, "language"> };

export const ResetCode: Story = { name: "Reset code", args: { kind: "resetCode" } };
export const PasswordReset: Story = { name: "Password changed with a code", args: { kind: "passwordChanged" } };
export const PasswordChanged: Story = {
  name: "Password changed in the settings",
  args: { kind: "passwordChanged", variant: 1 },
};
export const GoogleJoined: Story = { name: "Google sign-in added", args: { kind: "googleJoined" } };
export const VerifyEmail: Story = { name: "Confirm the email", args: { kind: "verifyEmail" } };
export const ChangeEmail: Story = { name: "Confirm a new email", args: { kind: "changeEmail" } };
export const EmailInUse: Story = { name: "New email belongs to another account", args: { kind: "emailInUse" } };
export const EmailChanging: Story = { name: "Email change requested", args: { kind: "emailChanged" } };
export const EmailChanged: Story = { name: "Email changed", args: { kind: "emailChanged", variant: 1 } };
export const TrialEndsTomorrow: Story = { name: "Trial ends tomorrow", args: { kind: "trialEndsTomorrow" } };
export const Receipt: Story = { name: "Receipt", args: { kind: "receipt" } };
export const LinkedReceipt: Story = { name: "Receipt with a link", args: { kind: "receipt", variant: 1 } };
export const CardFailed: Story = { name: "Payment failed for the last time", args: { kind: "cardFailed" } };
export const CardRetried: Story = { name: "Payment will be retried", args: { kind: "cardFailed", variant: 1 } };
export const PlanChanged: Story = { name: "Plan changed", args: { kind: "planChanged" } };
export const SubscriptionCanceled: Story = { name: "Subscription canceled", args: { kind: "subscriptionCanceled" } };
export const SubscriptionEnded: Story = {
  name: "Subscription ended after cancellation",
  args: { kind: "subscriptionEnded" },
};
export const SubscriptionUnpaid: Story = {
  name: "Subscription ended without payment",
  args: { kind: "subscriptionEnded", variant: 1 },
};
export const SubscriptionStopped: Story = {
  name: "Subscription ended by the provider",
  args: { kind: "subscriptionEnded", variant: 2 },
};
export const SubscriptionUnverified: Story = {
  name: "Subscription ended because the email was not confirmed before",
  args: { kind: "subscriptionEnded", variant: 3 },
};
export const DeletionScheduled: Story = { name: "Deletion scheduled", args: { kind: "accountDeletionScheduled" } };
export const AccountDeleted: Story = { name: "Account deleted", args: { kind: "accountDeleted" } };
export const PasskeyAdded: Story = { name: "Passkey added", args: { kind: "secondFactorChanged" } };
export const PasskeyRemoved: Story = { name: "Passkey removed", args: { kind: "secondFactorChanged", variant: 1 } };
export const AuthenticatorOn: Story = {
  name: "Authenticator app turned on",
  args: { kind: "secondFactorChanged", variant: 2 },
};
export const AuthenticatorOff: Story = {
  name: "Authenticator app turned off",
  args: { kind: "secondFactorChanged", variant: 3 },
};
export const CodesRenewed: Story = {
  name: "Recovery codes renewed",
  args: { kind: "secondFactorChanged", variant: 4 },
};
export const CodeUsed: Story = { name: "Recovery code used", args: { kind: "secondFactorChanged", variant: 5 } };
