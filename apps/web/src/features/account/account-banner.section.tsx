import { Button } from "@trellis/ui/button";
import { Mail, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { longDate } from "../../text/long-date.ts";

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: var(--tr-space-2) var(--tr-space-3);
  align-items: center;
  padding: 10px 16px;
  border-radius: var(--tr-radius-lg);
  background: var(--tr-info-soft);
  box-shadow: inset 0 0 0 1px var(--tr-edge);
  color: var(--tr-on-info-soft);
  &[data-kind="deletion"] {
    background: var(--tr-warning-soft);
    color: var(--tr-on-warning-soft);
  }
  & > svg {
    flex: none;
  }
  & > p {
    flex: 1 1 24ch;
    min-width: 0;
    font-weight: var(--tr-weight-semi);
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-2);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const iconProps = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

export interface DeletionBannerProps {
  /** When the account will be deleted, ISO 8601. */
  deletedFrom: string;
  isKeeping: boolean;
  onKeep: () => void;
}

/** Says on every page when the account will be deleted, and lets the user keep the account. */
export function DeletionBanner({ deletedFrom, isKeeping, onKeep }: DeletionBannerProps): ReactNode {
  const { t, i18n } = useTranslation("account-settings");
  return (
    <Root data-kind="deletion" aria-label={t("deletion.title")}>
      <TriangleAlert {...iconProps} />
      <p>{t("deletion.scheduled", { date: longDate(deletedFrom, i18n.language) })}</p>
      <Button variant="secondary" size="sm" loading={isKeeping} onClick={onKeep}>
        {t("deletion.keep")}
      </Button>
    </Root>
  );
}

export interface ConfirmEmailBannerProps {
  email: string;
  isSending: boolean;
  onResend: () => void;
  onDismiss: () => void;
}

/** Asks a new user to confirm the email. */
export function ConfirmEmailBanner({ email, isSending, onResend, onDismiss }: ConfirmEmailBannerProps): ReactNode {
  const { t } = useTranslation("account-settings");
  return (
    <Root aria-label={t("unconfirmed.label")}>
      <Mail {...iconProps} />
      <p>{t("unconfirmed.text", { email })}</p>
      <div>
        <Button variant="secondary" size="sm" loading={isSending} onClick={onResend}>
          {t("email.resend")}
        </Button>
        <Button variant="quiet" size="sm" onClick={onDismiss}>
          {t("unconfirmed.dismiss")}
        </Button>
      </div>
    </Root>
  );
}
