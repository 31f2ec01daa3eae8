import { valibotResolver } from "@hookform/resolvers/valibot";
import { type PasswordChange, passwordChange } from "@trellis/contract/password";
import { Button } from "@trellis/ui/button";
import { PasswordField } from "@trellis/ui/password-field";
import { type ReactNode, useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { issueText } from "./field-issue.ts";
import { PasswordRule } from "./password-rule.tsx";
import { Strength } from "./strength.tsx";

/** A server error about a field. */
export interface PasswordRefusal {
  field: "currentPassword" | "newPassword";
  message: string;
}

interface PasswordFormProps {
  email: string;
  isSending: boolean;
  refusal: PasswordRefusal | undefined;
  onSubmit: (typed: PasswordChange) => void;
  /** If `true`, a code is being requested. */
  isRequestingCode: boolean;
  /** Called when the user doesn’t know the current password and asks for a code instead. */
  onForgot: () => void;
}

const empty = { currentPassword: "", newPassword: "", confirmPassword: "" };

/** The form for changing the password. The fields keep their values after a server error. */
export function PasswordForm(props: PasswordFormProps): ReactNode {
  const { email, isSending, refusal, onSubmit, isRequestingCode, onForgot } = props;
  const { t } = useTranslation("account-settings");
  const { t: tAccount } = useTranslation("account");
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: valibotResolver(passwordChange),
    // "all": otherwise a password that is too short would hide the mismatch error.
    criteriaMode: "all",
    defaultValues: empty,
  });
  useEffect(() => {
    if (refusal) setError(refusal.field, { type: "server", message: refusal.message }, { shouldFocus: true });
  }, [refusal, setError]);
  const { errors } = formState;
  const typed = useWatch({ control, name: "newPassword" });
  const errorOf = (field: keyof typeof empty) => {
    const error = errors[field];
    return error?.type === "server" ? error.message : issueText(error?.message, tAccount);
  };
  const shared = { showLabel: tAccount("showPassword"), hideLabel: tAccount("hidePassword"), readOnly: isSending };
  return (
    <form noValidate onSubmit={handleSubmit((passwords) => !isSending && onSubmit(passwords))}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t("password.current")}
        autoComplete="current-password"
        error={errorOf("currentPassword")}
        {...shared}
        {...register("currentPassword")}
      />
      <Button variant="quiet" size="sm" loading={isRequestingCode} onClick={onForgot}>
        {t("password.forgot")}
      </Button>
      <PasswordField
        label={t("password.newPassword")}
        autoComplete="new-password"
        hint={errors.newPassword ? undefined : <PasswordRule password={typed} />}
        error={errorOf("newPassword")}
        {...shared}
        {...register("newPassword", { deps: formState.isSubmitted ? ["confirmPassword"] : [] })}
      />
      <Strength password={typed} />
      <PasswordField
        label={t("password.confirm")}
        autoComplete="new-password"
        error={errorOf("confirmPassword")}
        {...shared}
        {...register("confirmPassword")}
      />
      <Button type="submit" loading={isSending}>
        {t("password.submit")}
      </Button>
    </form>
  );
}
