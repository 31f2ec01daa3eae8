import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { sendEmailLink, useEmailLink } from "../../features/account/use-email-link.ts";
import { VerifyEmailScreen } from "../../features/account/verify-email.screen.tsx";
import { useFocusRecovery } from "../../platform/focus.ts";
import { useAuth } from "../../session/use-session.ts";

/** Confirms an email by the token in the URL, for visitors and signed-in users. */
export function VerifyEmailRoute(): ReactNode {
  const { user } = useAuth();
  const token = new URLSearchParams(useLocation().search).get("token")?.trim() ?? "";
  const [view, retry] = useEmailLink(token);
  const [isResending, setResending] = useState(false);
  useFocusRecovery(view.is);
  function resend() {
    if (!user || isResending) return;
    setResending(true);
    void sendEmailLink(user.email).finally(() => setResending(false));
  }
  return <VerifyEmailScreen {...{ view, user, isResending }} onResend={resend} onRetry={retry} />;
}
