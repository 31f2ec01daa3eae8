import { valibotResolver } from "@hookform/resolvers/valibot";
import type { Registration } from "@trellis/contract/account";
import { Button } from "@trellis/ui/button";
import { Checkbox } from "@trellis/ui/checkbox";
import { PasswordField } from "@trellis/ui/password-field";
import { TextField } from "@trellis/ui/text-field";
import { type ReactNode, useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { issueText } from "./field-issue.ts";
import { LinkButton } from "../../shared/account/link-button.ts";
import { newAccount, toRegistration } from "./new-account.ts";
import type { PasswordRefusal } from "./password-refusal.ts";
import { PasswordRule } from "./password-rule.tsx";
import { Strength } from "./strength.tsx";

/** A legal document that the user can open. */
export type LegalDocument = "terms" | "privacy";

export interface SignUpFormProps {
  isSending: boolean;
  refusal: PasswordRefusal | undefined;
  onSubmit: (typed: Registration) => void;
  onOpenDocument: (document: LegalDocument) => void;
}

/** “I agree to the terms of use and the privacy policy”, with a link to each. */
function TermsLabel({ onOpenDocument }: Pick<SignUpFormProps, "onOpenDocument">): ReactNode {
  const { t } = useTranslation("account");
  return (
    <>
      {t("signUp.agreeTo")}{" "}
      <LinkButton type="button" onClick={() => onOpenDocument("terms")}>
        {t("signUp.termsOfUse")}
      </LinkButton>{" "}
      {t("signUp.and")}{" "}
      <LinkButton type="button" onClick={() => onOpenDocument("privacy")}>
        {t("signUp.privacyPolicy")}
      </LinkButton>
    </>
  );
}

const empty = { fullname: "", email: "", password: "", confirmPassword: "", terms: false as true };

/** The sign-up form. The fields keep their values after a server error. */
export function SignUpForm({ isSending, refusal, onSubmit, onOpenDocument }: SignUpFormProps): ReactNode {
  const { t } = useTranslation("account");
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: valibotResolver(newAccount),
    // "all": otherwise an empty name would hide the password mismatch.
    criteriaMode: "all",
    defaultValues: empty,
  });
  useEffect(() => {
    if (refusal) setError("password", { message: refusal.issue }, { shouldFocus: true });
  }, [refusal, setError]);
  const { errors } = formState;
  const password = useWatch({ control, name: "password" });
  const passwordProps = { showLabel: t("showPassword"), hideLabel: t("hidePassword"), autoComplete: "new-password" };
  return (
    <form noValidate onSubmit={handleSubmit((typed) => onSubmit(toRegistration(typed)))}>
      <TextField
        label={t("signUp.fullname")}
        autoComplete="name"
        error={issueText(errors.fullname?.message, t)}
        {...register("fullname")}
      />
      <TextField
        label={t("email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={issueText(errors.email?.message, t, "email")}
        {...register("email")}
      />
      <PasswordField
        label={t("password")}
        hint={errors.password ? undefined : <PasswordRule password={password} />}
        error={issueText(errors.password?.message, t)}
        {...passwordProps}
        {...register("password", { deps: formState.isSubmitted ? ["confirmPassword"] : [] })}
      />
      <Strength password={password} />
      <PasswordField
        label={t("signUp.confirmPassword")}
        error={issueText(errors.confirmPassword?.message, t)}
        {...passwordProps}
        {...register("confirmPassword")}
      />
      <Checkbox
        label={<TermsLabel onOpenDocument={onOpenDocument} />}
        error={issueText(errors.terms?.message, t)}
        {...register("terms")}
      />
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {t(isSending ? "signUp.submitting" : "signUp.submit")}
      </Button>
    </form>
  );
}
