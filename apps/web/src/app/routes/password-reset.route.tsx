import { type ReactNode, useState } from "react";
import { EnterCodeScreen } from "../../features/account/enter-code.screen.tsx";
import { ForgotPasswordScreen } from "../../features/account/forgot-password.screen.tsx";
import { NewPasswordScreen } from "../../features/account/new-password.screen.tsx";
import { PasswordChangedScreen } from "../../features/account/password-changed.screen.tsx";
import { useKeptFocus } from "../use-kept-focus.ts";
import { usePasswordReset } from "../use-password-reset.ts";

/**
 * A forgotten password: four addresses, one route. The router keeps it while the address moves from one to the next,
 * and with it the flow; an address that knows more than the flow begins a new one.
 */
export function PasswordResetRoute(): ReactNode {
  const [round, setRound] = useState(0);
  useKeptFocus(String(round));
  return <PasswordReset key={round} onLost={() => setRound(round + 1)} />;
}

const busy = (status: string) => (status === "sending" || status === "sent" ? "sending" : "editing");

function PasswordReset({ onLost }: { onLost: () => void }): ReactNode {
  const { view, email, refusal, onEmail, onCode, onResend, onPassword } = usePasswordReset(onLost);
  const { is } = view;
  useKeptFocus(is);
  if (is === "askingEmail") return <ForgotPasswordScreen view={busy(view.status)} email={email} onSubmit={onEmail} />;
  if (is === "noEmail") return <EnterCodeScreen view={{ is }} onSubmit={onCode} onResend={onResend} />;
  if (is === "askingCode") {
    const resend = { isSending: view.status === "resending", secondsLeft: view.secondsLeft };
    const ofCode = refusal?.stage === "verifyCode" ? refusal : undefined;
    const asking = { is: busy(view.status), email, refusal: ofCode, resend } as const;
    return <EnterCodeScreen view={asking} onSubmit={onCode} onResend={onResend} />;
  }
  if (is === "changed") return <PasswordChangedScreen />;
  if (is === "noToken") return <NewPasswordScreen view={is} email={email} onSubmit={onPassword} />;
  const isOver = view.status !== "sending" && refusal?.stage === "resetPassword";
  return <NewPasswordScreen view={isOver ? "expired" : busy(view.status)} email={email} onSubmit={onPassword} />;
}
