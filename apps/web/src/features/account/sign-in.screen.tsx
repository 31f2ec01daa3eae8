import { type Credentials, credentials } from "@trellis/contract/account";
import { Button } from "@trellis/ui/button";
import { LinkText } from "@trellis/ui/link-text";
import { PasswordField } from "@trellis/ui/password-field";
import { TextField } from "@trellis/ui/text-field";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { issueText } from "./field-issue.ts";
import { Column } from "../../shared/account/form-layout.ts";
import { Or } from "../../shared/account/or.ts";
import { GoogleButton } from "./google-button.tsx";
import { useCheckedForm } from "./use-checked-form.ts";

export interface SignInScreenProps {
  /** `sending`, `withGoogle` and `withPasskey` last until the next page has loaded. */
  view: "editing" | "sending" | "withGoogle" | "withPasskey";
  /** Initial email address. */
  email?: string;
  onSubmit: (typed: Credentials) => void;
  onGoogle: () => void;
  /** Omitted if the browser does not support passkeys. */
  onPasskey?: (() => void) | undefined;
}

/** Signs in with email and password, with Google or with a passkey. */
export function SignInScreen({ view, email = "", onSubmit, onGoogle, onPasskey }: SignInScreenProps): ReactNode {
  const { t } = useTranslation("account");
  const { issues, form } = useCheckedForm(credentials, onSubmit);
  return (
    <Column>
      <h1>{t("signIn.heading")}</h1>
      <p>{t("signIn.lead")}</p>
      <GoogleButton label={t("signIn.google")} isPending={view === "withGoogle"} onClick={onGoogle} />
      {onPasskey && (
        <Button
          variant="secondary"
          size="lg"
          fullWidth
          data-passkey=""
          loading={view === "withPasskey"}
          onClick={onPasskey}
        >
          {t("signIn.passkey")}
        </Button>
      )}
      <Or>{t("or")}</Or>
      <form {...form}>
        <TextField
          label={t("email")}
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          error={issueText(issues["email"], t, "email")}
          name="email"
          defaultValue={email}
        />
        <PasswordField
          label={t("password")}
          labelAction={<LinkText href={paths.forgotPassword}>{t("signIn.forgot")}</LinkText>}
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
          autoComplete="current-password"
          error={issueText(issues["password"], t)}
          name="password"
        />
        <Button type="submit" size="lg" fullWidth loading={view === "sending"}>
          {t(view === "sending" ? "signIn.submitting" : "signIn.submit")}
        </Button>
      </form>
      <p data-part="other">
        {t("signIn.newHere")} <LinkText href={paths.signUp}>{t("signIn.signUp")}</LinkText>
      </p>
    </Column>
  );
}
