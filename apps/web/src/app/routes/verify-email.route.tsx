import { type ReactNode, useState } from "react";
import { sendEmailLink, useEmailLink } from "../../features/account/use-email-link.ts";
import { useLinkToken } from "../../features/account/use-link-token.ts";
import { VerifyEmailScreen } from "../../features/account/verify-email.screen.tsx";
import { useFocusRecovery } from "../../platform/focus.ts";
import { useAuth } from "../../session/use-session.ts";

/** Confirms an email by the token of a link, for visitors and signed-in users. */
export function VerifyEmailRoute(): ReactNode {
  const { user } = useAuth();
  const [view, retry] = useEmailLink(useLinkToken());
  const [isResending, setResending] = useState(false);
  useFocusRecovery(view.is);
  function resend() {
    if (!user || isResending) return;
    setResending(true);
    void sendEmailLink(user.email).finally(() => setResending(false));
  }
  return <VerifyEmailScreen {...{ view, user, isResending }} onResend={resend} onRetry={retry} />;
}
