import type { Meta, StoryObj } from "@storybook/react-vite";
import { messagesFor } from "@trellis/api/memory";
import { type passwordResetMachine, type PasswordResetView, viewOf } from "@trellis/machines/password-reset";
import { passwordResetModel } from "@trellis/machines/testing";
import type { ReactNode } from "react";
import { PasswordResetScreens } from "../../apps/web/src/features/account/password-reset-screens.tsx";
import type { PasswordReset } from "../../apps/web/src/features/account/password-reset-state.ts";
import { useLanguage } from "../../apps/web/src/text/use-language.ts";
import { inAuthFrame } from "../screens/in-frames.tsx";
import { type StateName, stopAt } from "./at-state.ts";
import { useFlow } from "./statechart/flow-context.ts";
import { useSnapshot } from "./use-snapshot.ts";

type Machine = typeof passwordResetMachine;
const at = stopAt([passwordResetModel()]);

/** The server’s message for a rejected code or password reset. */
function refusalIn(view: PasswordResetView, language: string): PasswordReset["refusal"] {
  if (!("status" in view) || view.status !== "refused") return undefined;
  const sentences = messagesFor(language);
  if (view.is === "askingCode") return { stage: "verifyCode", message: sentences.codeWrong };
  return view.is === "askingPassword" ? { stage: "resetPassword", message: sentences.resetOver } : undefined;
}

function Screens(): ReactNode {
  const { actor } = useFlow<Machine>();
  const snapshot = useSnapshot(actor);
  const view = viewOf(snapshot);
  const refusal = refusalIn(view, useLanguage());
  return (
    <PasswordResetScreens
      view={view}
      email={snapshot.context.email}
      refusal={refusal}
      passwordRefusal={undefined}
      onEmail={(email) => actor.send({ type: "email.submitted", email })}
      onCode={(code) => actor.send({ type: "code.submitted", code })}
      onResend={() => actor.send({ type: "resend.requested" })}
      onPassword={(typed) => actor.send({ type: "password.submitted", ...typed })}
    />
  );
}

/** Every state of the password reset. Each story runs the machine until its state is reached. */
const meta = {
  title: "Atlas/Password reset",
  tags: ["atlas"],
  parameters: { layout: "fullscreen", scene: "bud" },
  decorators: [inAuthFrame],
  excludeStories: ["states"],
  render: () => <Screens />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AskingEmail: Story = { name: "The user types an email address", ...at("askingEmail.editing") };
export const RequestingCode: Story = { name: "A code is being requested", ...at("askingEmail.sending") };
export const CodeRequested: Story = { name: "A code was sent, and the next screen opens", ...at("askingEmail.sent") };
export const CodeNotRequested: Story = { name: "The code could not be requested", ...at("askingEmail.refused") };
export const AskingCode: Story = { name: "The user types the code", ...at("askingCode.editing") };
export const VerifyingCode: Story = { name: "The code is being verified", ...at("askingCode.sending") };
export const CodeVerified: Story = { name: "The code is correct, and the next screen opens", ...at("askingCode.sent") };
export const CodeWrong: Story = { name: "The code is wrong", ...at("askingCode.refused") };
export const Resending: Story = { name: "Another code is being sent", ...at("askingCode.resending") };
export const Resent: Story = {
  name: "Another code was sent, and the user has to wait before the next one",
  ...at("askingCode.resent"),
};
export const AskingPassword: Story = { name: "The user types a new password", ...at("askingPassword.editing") };
export const ChangingPassword: Story = { name: "The password is being changed", ...at("askingPassword.sending") };
export const PasswordAccepted: Story = {
  name: "The password was accepted, and the next screen opens",
  ...at("askingPassword.sent"),
};
export const CodeExpired: Story = { name: "The code has expired", ...at("askingPassword.refused") };
export const Changed: Story = { name: "The password has been changed", ...at("changed") };

/** Every state of the machine and its story. `opening` has none, because the machine leaves it immediately. */
export const states = {
  "askingEmail.editing": AskingEmail,
  "askingEmail.sending": RequestingCode,
  "askingEmail.sent": CodeRequested,
  "askingEmail.refused": CodeNotRequested,
  "askingCode.editing": AskingCode,
  "askingCode.sending": VerifyingCode,
  "askingCode.sent": CodeVerified,
  "askingCode.refused": CodeWrong,
  "askingCode.resending": Resending,
  "askingCode.resent": Resent,
  "askingPassword.editing": AskingPassword,
  "askingPassword.sending": ChangingPassword,
  "askingPassword.sent": PasswordAccepted,
  "askingPassword.refused": CodeExpired,
  changed: Changed,
} satisfies Record<Exclude<StateName<Machine>, "opening">, Story>;
