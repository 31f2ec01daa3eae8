import type { ReactNode } from "react";
import { useFocusRecovery } from "../../platform/focus.ts";
import { EnterCodeScreen } from "./enter-code.screen.tsx";
import { ForgotPasswordScreen } from "./forgot-password.screen.tsx";
import { NewPasswordScreen } from "./new-password.screen.tsx";
import { PasswordChangedScreen } from "./password-changed.screen.tsx";
import type { PasswordReset } from "./password-reset-state.ts";

const viewFor = (status: string) => (status === "sending" || status === "sent" ? "sending" : "editing");

/** The screen for the current state of a password reset. */
export function PasswordResetScreens({
  view,
  email,
  refusal,
  passwordRefusal,
  onEmail,
  onCode,
  onResend,
  onPassword,
}: PasswordReset): ReactNode {
  const { is } = view;
  useFocusRecovery(is);
  if (is === "askingEmail")
    return <ForgotPasswordScreen view={viewFor(view.status)} email={email} onSubmit={onEmail} />;
  if (is === "noEmail") return <EnterCodeScreen view={{ is }} onSubmit={onCode} onResend={onResend} />;
  if (is === "askingCode") {
    const resend = { isSending: view.status === "resending", secondsLeft: view.secondsLeft };
    const codeRefusal = refusal?.stage === "verifyCode" ? refusal : undefined;
    const asking = { is: viewFor(view.status), email, refusal: codeRefusal, resend } as const;
    return <EnterCodeScreen view={asking} onSubmit={onCode} onResend={onResend} />;
  }
  if (is === "changed") return <PasswordChangedScreen />;
  if (is === "noToken") return <NewPasswordScreen view={is} email={email} onSubmit={onPassword} />;
  const isExpired = view.status !== "sending" && refusal?.stage === "resetPassword";
  return (
    <NewPasswordScreen
      view={isExpired ? "expired" : viewFor(view.status)}
      email={email}
      refusal={passwordRefusal}
      onSubmit={onPassword}
    />
  );
}
