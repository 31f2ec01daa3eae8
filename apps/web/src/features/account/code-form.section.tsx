import { valibotResolver } from "@hookform/resolvers/valibot";
import { oneTimeCode } from "@trellis/contract/password-reset-fields";
import { Button } from "@trellis/ui/button";
import { OneTimeCode } from "@trellis/ui/one-time-code";
import { type ReactNode, useEffect, useRef } from "react";
import { useController, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { shortIssueText } from "./field-issue.ts";

/** A rejected code; a new object for each rejection, so that the same error can be shown twice. */
export interface CodeRefusal {
  message: string;
}

export interface CodeFormProps {
  isSending: boolean;
  refusal: CodeRefusal | undefined;
  onSubmit: (code: string) => void;
}

const empty = { code: "" };
const codeForm = v.object({ code: oneTimeCode });

/** The code form. A rejected code clears the field for the next attempt. */
export function CodeForm({ isSending, refusal, onSubmit }: CodeFormProps): ReactNode {
  const { t } = useTranslation("password-reset");
  const { t: tAccount } = useTranslation("account");
  const form = useRef<HTMLFormElement>(null);
  const { control, handleSubmit, reset } = useForm({
    resolver: valibotResolver(codeForm),
    defaultValues: empty,
  });
  const { field, fieldState } = useController({ control, name: "code" });
  const { value, onChange, ...rest } = field;
  const issue = shortIssueText(fieldState.error?.message, tAccount);

  useEffect(() => {
    if (!refusal) return;
    reset(empty, { keepFieldsRef: true });
    // Not `setFocus` of react-hook-form: it waits for a timer, and what the user types until then would be lost.
    form.current?.querySelector("input")?.focus();
  }, [refusal, reset]);

  return (
    <form ref={form} noValidate onSubmit={handleSubmit((typed) => onSubmit(typed.code))}>
      <OneTimeCode
        label={t("code.label")}
        value={value}
        onValueChange={onChange}
        readOnly={isSending}
        error={issue ?? (value === "" ? refusal?.message : undefined)}
        {...rest}
      />
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {t(isSending ? "code.submitting" : "code.submit")}
      </Button>
    </form>
  );
}
