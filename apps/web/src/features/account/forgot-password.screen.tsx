import { valibotResolver } from "@hookform/resolvers/valibot";
import { forgottenPassword } from "@trellis/contract/password-reset-fields";
import { Button } from "@trellis/ui/button";
import { LinkText } from "@trellis/ui/link-text";
import { TextField } from "@trellis/ui/text-field";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { shortIssueText } from "./field-issue.ts";
import { Column } from "../../shared/account/form-layout.ts";

export interface ForgotPasswordScreenProps {
  /** `sending` lasts until the code screen has loaded. */
  view: "editing" | "sending";
  /** Initial email address. */
  email?: string;
  onSubmit: (email: string) => void;
}

/** Asks for the email address of the account. */
export function ForgotPasswordScreen({ view, email = "", onSubmit }: ForgotPasswordScreenProps): ReactNode {
  const { t } = useTranslation("password-reset");
  const { t: tAccount } = useTranslation("account");
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(forgottenPassword),
    defaultValues: { email },
  });
  return (
    <Column>
      <h1>{t("email.heading")}</h1>
      <p>{t("email.lead")}</p>
      <form noValidate onSubmit={handleSubmit((typed) => onSubmit(typed.email))}>
        <TextField
          label={tAccount("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={shortIssueText(formState.errors.email?.message, tAccount, "email")}
          {...register("email")}
        />
        <Button type="submit" size="lg" fullWidth loading={view === "sending"}>
          {t(view === "sending" ? "email.submitting" : "email.submit")}
        </Button>
      </form>
      <p data-part="other">
        <LinkText href={paths.signIn}>{t("backToSignIn")}</LinkText>
      </p>
    </Column>
  );
}
