import { valibotResolver } from "@hookform/resolvers/valibot";
import { type ChosenPassword, chosenPassword } from "@trellis/contract/password-reset";
import { Button } from "@trellis/ui/button";
import { PasswordField } from "@trellis/ui/password-field";
import type { ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { shortIssueText } from "./field-issue.ts";
import { Strength } from "./strength.tsx";

export interface NewPasswordFormProps {
  isSending: boolean;
  email: string;
  onSubmit: (typed: ChosenPassword) => void;
}

const empty = { newPassword: "", confirmPassword: "" };

/** The new password and the same again; what was typed stays when the server refuses. */
export function NewPasswordForm({ isSending, email, onSubmit }: NewPasswordFormProps): ReactNode {
  const { t } = useTranslation("password-reset");
  const { t: ofAccount } = useTranslation("account");
  const { register, handleSubmit, formState, control } = useForm({
    resolver: valibotResolver(chosenPassword),
    // "all": or else a password that is too short would hide that the two differ.
    criteriaMode: "all",
    defaultValues: empty,
  });
  const { errors, isSubmitted } = formState;
  const password = useWatch({ control, name: "newPassword" });
  const secret = {
    showLabel: ofAccount("showPassword"),
    hideLabel: ofAccount("hidePassword"),
    autoComplete: "new-password",
  };
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)}>
      {/* For password managers: whose password they are to keep. */}
      {email !== "" && <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        label={t("password.newPassword")}
        error={shortIssueText(errors.newPassword?.message, ofAccount)}
        {...secret}
        {...register("newPassword", { deps: isSubmitted ? ["confirmPassword"] : [] })}
      />
      <Strength password={password} />
      <PasswordField
        label={t("password.confirmPassword")}
        error={shortIssueText(errors.confirmPassword?.message, ofAccount)}
        {...secret}
        {...register("confirmPassword")}
      />
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {t(isSending ? "password.submitting" : "password.submit")}
      </Button>
    </form>
  );
}
