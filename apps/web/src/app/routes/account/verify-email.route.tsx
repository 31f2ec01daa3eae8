import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { sendEmailLink, useEmailLink } from "../../../features/account/use-email-link.ts";
import { VerifyEmailScreen } from "../../../features/account/verify-email.screen.tsx";
import { useFocusRecovery } from "../../../platform/focus.ts";
import { useAuth } from "../../../session/use-session.ts";

/** The token of the last link. A page that is mounted again needs it, because the URL no longer contains it. */
const last = { token: "" };

/** Returns the token after `#` in the URL and removes it from there, so that it stays out of the history. */
function useLinkToken(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get("token")?.trim() ?? "";
  useEffect(() => {
    if (hash === "") return;
    last.token = found;
    void navigate({ hash: "" }, { replace: true });
  }, [hash, found, navigate]);
  return found || last.token;
}

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
