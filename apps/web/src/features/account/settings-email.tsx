import { remembered } from "../../platform/storage.ts";
import { useMutation } from "@tanstack/react-query";
import { changeEmail, resendVerification } from "@trellis/contract/email";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../platform/api.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { onPageShown } from "../../platform/page.ts";
import { toast } from "../../platform/toast.ts";
import { session } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { failureText } from "../../text/failure-text.ts";
import { EmailSection } from "./email.section.tsx";
import { fieldOf, type WithProof } from "../../shared/account/with-proof.ts";

const stored = remembered("pendingEmail", "sessionStorage");

/** Returns the unconfirmed new address if the user requested a change of this email in this tab. */
function pendingEmailOf(email: string): string | undefined {
  const [current, wanted] = stored.read()?.split(" ") ?? [];
  return current === email ? wanted : undefined;
}

/** Remembers a requested change of email until the tab is closed. */
const rememberPendingEmail = (email: string, wanted: string): void => stored.write(`${email} ${wanted}`);

/** Connects `EmailSection` to the API. */
export function SettingsEmail({ withProof }: { withProof: WithProof }): ReactNode {
  const { t } = useTranslation("account-settings");
  const { email, isEmailVerified, signsInWith } = useUser();
  const [isEditing, setEditing] = useState(false);
  const [pendingEmail, setPendingEmail] = useState(() => pendingEmailOf(email));
  const pending = pendingEmail === email ? undefined : pendingEmail;
  const change = useMutation({
    mutationFn: (wanted: string) => withProof(() => api(changeEmail, { body: { email: wanted } })),
    onSuccess(reply, wanted) {
      if (!reply) return;
      rememberPendingEmail(email, wanted);
      setPendingEmail(wanted);
      setEditing(false);
      toast.success(reply.message ?? t("email.sent"));
    },
    onError(failure) {
      if (!fieldOf(failure, ["email"])) showFailureToast(failure);
    },
  });
  const resend = useMutation({
    mutationFn: () => api(resendVerification, {}),
    onSuccess: ({ message }) => toast.success(message ?? t("email.resent")),
    onError: (failure) => showFailureToast(failure),
  });
  // The link may have been opened in another tab.
  const isWaiting = !isEmailVerified || pending !== undefined;
  useEffect(() => (isWaiting ? onPageShown(() => void session.check()) : undefined), [isWaiting]);
  const refusal = fieldOf(change.error, ["email"]) && failureText(change.error);
  return (
    <EmailSection
      email={email}
      isVerified={isEmailVerified}
      isGoogle={signsInWith === "google"}
      pendingEmail={pending}
      form={isEditing ? (change.isPending ? "sending" : "editing") : "shown"}
      refusal={refusal}
      isResending={resend.isPending || (change.isPending && !isEditing)}
      onToggle={() => {
        change.reset();
        setEditing(!isEditing);
      }}
      onSubmit={(wanted) => change.mutate(wanted)}
      onResend={() => (pending ? change.mutate(pending) : resend.mutate())}
    />
  );
}
