import { Button } from "@trellis/ui/button";
import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Root, iconProps } from "./banner.styles.ts";

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
