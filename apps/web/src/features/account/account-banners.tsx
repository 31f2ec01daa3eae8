import { useMutation } from "@tanstack/react-query";
import { resendVerification } from "@trellis/contract/email";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../platform/api.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { remembered } from "../../platform/storage.ts";
import { toast } from "../../platform/toast.ts";
import { useAuth, useUser } from "../../session/use-session.ts";
import { ConfirmEmailBanner } from "./confirm-email-banner.section.tsx";
import { DeletionBanner } from "./deletion-banner.section.tsx";
import { useKeepAccount } from "./use-keep-account.ts";

/** The banner of an account that will be deleted. */
export function AccountDeletionBanner(): ReactNode {
  const deletedFrom = useAuth().user?.deletedFrom;
  const [isKeeping, keep] = useKeepAccount();
  if (deletedFrom === undefined) return null;
  return <DeletionBanner deletedFrom={deletedFrom} isKeeping={isKeeping} onKeep={keep} />;
}

/** The email whose banner was dismissed in this tab. */
const dismissed = remembered("confirmEmailDismissed", "sessionStorage");

/** The banner about an unconfirmed email. It is shown until the user dismisses it in this tab. */
export function UnconfirmedEmailBanner(): ReactNode {
  const { t } = useTranslation("account-settings");
  const { email } = useUser();
  const [isDismissed, setDismissed] = useState(() => dismissed.read() === email);
  const resend = useMutation({
    mutationFn: () => api(resendVerification, {}),
    onSuccess: ({ message }) => toast.success(message ?? t("email.resent")),
    onError: (failure) => showFailureToast(failure),
  });
  if (isDismissed) return null;
  const dismiss = () => {
    dismissed.write(email);
    setDismissed(true);
  };
  const { isPending, mutate } = resend;
  return <ConfirmEmailBanner email={email} isSending={isPending} onResend={() => mutate()} onDismiss={dismiss} />;
}
