import { Badge } from "@trellis/ui/badge";
import { Button } from "@trellis/ui/button";
import { Notice } from "@trellis/ui/notice";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { AccountRow } from "../../shared/account/account-row.tsx";
import { EmailForm } from "./email-form.section.tsx";

const Address = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--tr-space-1) var(--tr-space-2);
  align-items: center;
`;

/** `shown`: no form is open. */
export type FormState = "shown" | "editing" | "sending";

export interface EmailSectionProps {
  email: string;
  isVerified: boolean;
  /** Whether the email belongs to a Google account and so can’t be changed here. */
  isGoogle: boolean;
  /** The new address, if a link has been sent to it and it is not confirmed yet. */
  pendingEmail?: string | undefined;
  form: FormState;
  /** Server error about the new email. */
  refusal?: string | undefined;
  /** If `true`, another link is being sent. */
  isResending: boolean;
  /** Called when the user opens or closes the form. */
  onToggle: () => void;
  onSubmit: (email: string) => void;
  /** Called when the user asks for another link, to the pending email if there is one. */
  onResend: () => void;
}

/** Shows the account's email and whether it is confirmed, and lets the user change it. */
export function EmailSection(props: EmailSectionProps): ReactNode {
  const { email, isVerified, isGoogle, pendingEmail, form, refusal, isResending, onToggle, onSubmit, onResend } = props;
  const { t } = useTranslation("account-settings");
  const resend = (label: string) => (
    <Button variant="secondary" size="sm" loading={isResending} onClick={onResend}>
      {label}
    </Button>
  );
  const below = pendingEmail ? (
    <Notice title={t("email.waitingTitle", { newEmail: pendingEmail })} action={resend(t("email.sendAgain"))}>
      {t("email.waiting", { email })}
    </Notice>
  ) : (
    !isVerified && (
      <Notice kind="warning" action={resend(t("email.resend"))}>
        {t("email.openLink")}
      </Notice>
    )
  );
  return (
    <AccountRow
      title={t("email.title")}
      action={isGoogle ? undefined : { label: t(form === "shown" ? "email.change" : "cancel"), onClick: onToggle }}
      panel={form !== "shown" && <EmailForm email={email} isSending={form === "sending"} {...{ refusal, onSubmit }} />}
      below={form === "shown" && below}
    >
      <Address>
        <strong>{email}</strong>
        <Badge tone={isVerified ? "success" : "warning"}>
          {t(isVerified ? "email.confirmed" : "email.unconfirmed")}
        </Badge>
      </Address>
      {isGoogle && <p>{t("email.google")}</p>}
    </AccountRow>
  );
}
