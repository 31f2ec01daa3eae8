import { valibotResolver } from "@hookform/resolvers/valibot";
import { newEmail } from "@trellis/contract/email";
import { Button } from "@trellis/ui/button";
import { TextField } from "@trellis/ui/text-field";
import { type ReactNode, useEffect } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { issueText } from "./field-issue.ts";

interface EmailFormProps {
  /** The current email. */
  email: string;
  isSending: boolean;
  refusal: string | undefined;
  onSubmit: (email: string) => void;
}

/** The form for changing the email. The field keeps its value after a server error. */
export function EmailForm({ email, isSending, refusal, onSubmit }: EmailFormProps): ReactNode {
  const { t } = useTranslation("account-settings");
  const { t: tAccount } = useTranslation("account");
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: valibotResolver(newEmail),
    defaultValues: { email: "" },
  });
  useEffect(() => {
    if (refusal) setError("email", { type: "server", message: refusal }, { shouldFocus: true });
  }, [refusal, setError]);
  const { email: error } = formState.errors;
  return (
    <form noValidate onSubmit={handleSubmit((typed) => !isSending && onSubmit(typed.email))}>
      <TextField
        label={t("email.newEmail")}
        hint={t("email.whoGetsWhat", { email })}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isSending}
        error={error?.type === "server" ? error.message : issueText(error?.message, tAccount, "email")}
        {...register("email")}
      />
      <Button type="submit" loading={isSending}>
        {t("email.submit")}
      </Button>
    </form>
  );
}
