import type { PasswordChange } from "@trellis/contract/password";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AccountRow } from "../../shared/account/account-row.tsx";
import type { FormState } from "./email.section.tsx";
import { PasswordForm, type PasswordRefusal } from "./password-form.section.tsx";

export interface PasswordSectionProps {
  email: string;
  /** Whether the account has a password. Accounts that sign in with Google may have no password. */
  hasPassword: boolean;
  form: FormState;
  /** Server error about a password. */
  refusal?: PasswordRefusal | undefined;
  /** Called when the user opens or closes the form. */
  onToggle: () => void;
  onSubmit: (typed: PasswordChange) => void;
  /** If `true`, a code is being requested. */
  isRequestingCode: boolean;
  /** Called when the user sets a first password, or has forgotten the current one. */
  onSet: () => void;
}

/** Changes the password, or sets the first one. */
export function PasswordSection(props: PasswordSectionProps): ReactNode {
  const { email, hasPassword, form, refusal, onToggle, onSubmit, isRequestingCode, onSet } = props;
  const { t } = useTranslation("account-settings");
  const action = hasPassword
    ? { label: t(form === "shown" ? "password.change" : "cancel"), onClick: onToggle }
    : { label: t("password.set"), onClick: onSet, loading: isRequestingCode };
  return (
    <AccountRow
      title={t("password.title")}
      action={action}
      panel={
        form !== "shown" && (
          <PasswordForm
            isSending={form === "sending"}
            {...{ email, refusal, onSubmit, isRequestingCode }}
            onForgot={onSet}
          />
        )
      }
    >
      <p>{t(hasPassword ? "password.lead" : "password.absent")}</p>
    </AccountRow>
  );
}
