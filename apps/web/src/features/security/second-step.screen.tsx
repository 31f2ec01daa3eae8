import { valibotResolver } from "@hookform/resolvers/valibot";
import { authenticatorCode } from "@trellis/contract/authenticator";
import { recoveryCode } from "@trellis/contract/recovery-code";
import { Button } from "@trellis/ui/button";
import { OneTimeCode } from "@trellis/ui/one-time-code";
import { TextField } from "@trellis/ui/text-field";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Column } from "../../shared/account/form-layout.ts";
import { LinkButton } from "../../shared/account/link-button.ts";
import type { Method } from "./second-step-method.ts";
import * as v from "valibot";

export interface SecondStepScreenProps {
  /** The current method; `undefined` if the browser supports no method that the account has. */
  method: Method | undefined;
  /** The other methods of the account. */
  others: readonly Method[];
  isSending: boolean;
  /** Server error about the code; a new object for each rejection. */
  refusal?: { message: string } | undefined;
  /** Called with a code from the authenticator app or a recovery code. */
  onCode: (code: string) => void;
  onPasskey: () => void;
  onMethod: (method: Method) => void;
  /** Called when the user returns to the sign-in form. */
  onBack: () => void;
}

/** The second step of a sign-in. */
export function SecondStepScreen(props: SecondStepScreenProps): ReactNode {
  const { method, others, isSending, onPasskey, onMethod, onBack } = props;
  const { t } = useTranslation("security");
  return (
    <Column>
      <h1>{t("step.heading")}</h1>
      <p>{t(`step.${method ?? "none"}`)}</p>
      {method === "passkey" && <PasskeyButton isSending={isSending} onClick={onPasskey} />}
      {(method === "totp" || method === "recoveryCode") && <CodeForm key={method} {...props} method={method} />}
      {others.map((other) => (
        <p key={other} data-part="other">
          <LinkButton type="button" onClick={() => onMethod(other)}>
            {t(`step.instead.${other}`)}
          </LinkButton>
        </p>
      ))}
      <p data-part="other">
        <LinkButton type="button" onClick={onBack}>
          {t("step.back")}
        </LinkButton>
      </p>
    </Column>
  );
}

/** The button that asks for a passkey. It receives focus, because the field that had focus is gone. */
function PasskeyButton({ isSending, onClick }: { isSending: boolean; onClick: () => void }): ReactNode {
  const { t } = useTranslation("security");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} size="lg" fullWidth loading={isSending} onClick={onClick}>
      {t("step.usePasskey")}
    </Button>
  );
}

interface CodeFormProps extends SecondStepScreenProps {
  method: "totp" | "recoveryCode";
}

const codeForms = { totp: authenticatorCode, recoveryCode: v.object({ code: recoveryCode }) };

/** Focuses the field at once. `setFocus` of react-hook-form waits for a timer, and characters typed until then would be lost. */
const focusField = (form: HTMLFormElement | null): void => form?.querySelector("input")?.focus();

/** Asks for a code. A rejected code from the app is cleared; a rejected recovery code stays, so that the user can correct it. */
function CodeForm({ method, isSending, refusal, onCode }: CodeFormProps): ReactNode {
  const { t } = useTranslation("security");
  const isApp = method === "totp";
  const form = useRef<HTMLFormElement>(null);
  const { register, handleSubmit, formState, resetField } = useForm({
    resolver: valibotResolver(codeForms[method]),
    defaultValues: { code: "" },
  });
  useEffect(() => focusField(form.current), []);
  // A layout effect, so that the error never appears beside the rejected code: digits typed then would be lost.
  useLayoutEffect(() => {
    if (!refusal) return;
    if (isApp) resetField("code");
    focusField(form.current);
  }, [refusal, isApp, resetField]);
  const { errors, isSubmitSuccessful, dirtyFields } = formState;
  // While the user corrects a rejected code, show no other error.
  const issue = errors.code && !isSubmitSuccessful ? t(isApp ? "code.sixDigits" : "code.required") : undefined;
  const field = {
    readOnly: isSending,
    error: issue ?? (isApp && dirtyFields.code ? undefined : refusal?.message),
    ...register("code"),
  };
  return (
    <form ref={form} noValidate onSubmit={handleSubmit(({ code }) => !isSending && onCode(code))}>
      {isApp ? (
        <OneTimeCode label={t("code.app")} inputMode="numeric" {...field} />
      ) : (
        <TextField label={t("code.recovery")} autoComplete="off" autoCapitalize="none" spellCheck={false} {...field} />
      )}
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {t("step.submit")}
      </Button>
    </form>
  );
}
