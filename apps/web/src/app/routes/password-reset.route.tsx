import { type ReactNode, useState } from "react";
import { EnterCodeScreen } from "../../features/account/enter-code.screen.tsx";
import { ForgotPasswordScreen } from "../../features/account/forgot-password.screen.tsx";
import { NewPasswordScreen } from "../../features/account/new-password.screen.tsx";
import { PasswordChangedScreen } from "../../features/account/password-changed.screen.tsx";
import { useFocusRecovery } from "../../platform/focus.ts";
import { usePasswordReset } from "../../features/account/use-password-reset.ts";

/**
 * Password reset: one route for four paths. The router keeps it mounted between them, so the flow keeps its state. A URL
 * that the flow can’t reach starts a new flow.
 */
export function PasswordResetRoute(): ReactNode {
  const [attempt, setAttempt] = useState(0);
  useFocusRecovery(String(attempt));
  return <PasswordReset key={attempt} onLost={() => setAttempt(attempt + 1)} />;
}

const viewFor = (status: string) => (status === "sending" || status === "sent" ? "sending" : "editing");

function PasswordReset({ onLost }: { onLost: () => void }): ReactNode {
  const { view, email, refusal, passwordRefusal, onEmail, onCode, onResend, onPassword } = usePasswordReset(onLost);
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
