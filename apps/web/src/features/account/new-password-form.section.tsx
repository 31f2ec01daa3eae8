import { valibotResolver } from "@hookform/resolvers/valibot";
import { type ChosenPassword, chosenPassword } from "@trellis/contract/password-reset-fields";
import { Button } from "@trellis/ui/button";
import { PasswordField } from "@trellis/ui/password-field";
import { type ReactNode, useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { shortIssueText } from "./field-issue.ts";
import type { PasswordRefusal } from "./password-refusal.ts";
import { PasswordRule } from "./password-rule.tsx";
import { Strength } from "./strength.tsx";

export interface NewPasswordFormProps {
  isSending: boolean;
  email: string;
  refusal: PasswordRefusal | undefined;
  onSubmit: (typed: ChosenPassword) => void;
}

const empty = { newPassword: "", confirmPassword: "" };

/** The form for a new password. The fields keep their values after a server error. */
export function NewPasswordForm({ isSending, email, refusal, onSubmit }: NewPasswordFormProps): ReactNode {
  const { t } = useTranslation("password-reset");
  const { t: tAccount } = useTranslation("account");
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: valibotResolver(chosenPassword),
    // "all": otherwise a password that is too short would hide the mismatch error.
    criteriaMode: "all",
    defaultValues: empty,
  });
  useEffect(() => {
    if (refusal) setError("newPassword", { message: refusal.issue }, { shouldFocus: true });
  }, [refusal, setError]);
  const { errors, isSubmitted } = formState;
  const password = useWatch({ control, name: "newPassword" });
  const passwordProps = {
    showLabel: tAccount("showPassword"),
    hideLabel: tAccount("hidePassword"),
    autoComplete: "new-password",
  };
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)}>
      {/* Tells password managers which account the password belongs to. */}
      {email !== "" && <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        label={t("password.newPassword")}
        hint={errors.newPassword ? undefined : <PasswordRule password={password} />}
        error={shortIssueText(errors.newPassword?.message, tAccount)}
        {...passwordProps}
        {...register("newPassword", { deps: isSubmitted ? ["confirmPassword"] : [] })}
      />
      <Strength password={password} />
      <PasswordField
        label={t("password.confirmPassword")}
        error={shortIssueText(errors.confirmPassword?.message, tAccount)}
        {...passwordProps}
        {...register("confirmPassword")}
      />
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {t(isSending ? "password.submitting" : "password.submit")}
      </Button>
    </form>
  );
}
