import { LinkText } from "@trellis/ui/link-text";
import { Notice } from "@trellis/ui/notice";
import type { ChosenPassword } from "@trellis/contract/password-reset-fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { Column } from "../../shared/account/form-layout.ts";
import type { PasswordRefusal } from "./password-refusal.ts";
import { NewPasswordForm } from "./new-password-form.section.tsx";

export interface NewPasswordScreenProps {
  /**
   * `sending` lasts until the next screen has loaded. `noToken`: no code was verified yet. `expired`: the server no
   * longer accepts the reset token.
   */
  view: "editing" | "sending" | "noToken" | "expired";
  /** Email address of the account, for password managers; empty if unknown. */
  email?: string;
  refusal?: PasswordRefusal | undefined;
  onSubmit: (typed: ChosenPassword) => void;
}

/** Asks for the new password. */
export function NewPasswordScreen({ view, email = "", refusal, onSubmit }: NewPasswordScreenProps): ReactNode {
  const { t } = useTranslation("password-reset");
  return (
    <Column>
      <h1>{t("password.heading")}</h1>
      {view === "noToken" || view === "expired" ? (
        <Notice kind="warning" title={t(`password.${view}`)}>
          {t("password.noTokenHint")}{" "}
          <LinkText variant="inline" href={paths.forgotPassword}>
            {t("getCode")}
          </LinkText>
        </Notice>
      ) : (
        <p>{t("password.lead")}</p>
      )}
      <NewPasswordForm isSending={view === "sending"} email={email} refusal={refusal} onSubmit={onSubmit} />
      <p data-part="other">
        <LinkText href={paths.signIn}>{t("backToLogin")}</LinkText>
      </p>
    </Column>
  );
}
