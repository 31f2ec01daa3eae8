import type { Registration } from "@trellis/contract/account";
import { LinkText } from "@trellis/ui/link-text";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { Column } from "../../shared/account/form-layout.ts";
import { Or } from "../../shared/account/or.ts";
import { GoogleButton } from "./google-button.tsx";
import type { PasswordRefusal } from "./password-refusal.ts";
import { type LegalDocument, SignUpForm } from "./sign-up-form.section.tsx";

export interface SignUpScreenProps {
  /** `sending` and `withGoogle` last until the next page has loaded. */
  view: "editing" | "sending" | "withGoogle";
  refusal?: PasswordRefusal | undefined;
  onSubmit: (typed: Registration) => void;
  onGoogle: () => void;
  /** Called when the user opens the terms or the privacy policy. */
  onOpenDocument: (document: LegalDocument) => void;
}

/** Creates an account with a form or with Google. */
export function SignUpScreen({ view, refusal, onSubmit, onGoogle, onOpenDocument }: SignUpScreenProps): ReactNode {
  const { t } = useTranslation("account");
  return (
    <Column data-tight="">
      <h1>{t("signUp.heading")}</h1>
      <p>{t("signUp.lead")}</p>
      <GoogleButton label={t("signUp.google")} isPending={view === "withGoogle"} onClick={onGoogle} />
      <Or>{t("or")}</Or>
      <SignUpForm
        isSending={view === "sending"}
        refusal={refusal}
        onSubmit={onSubmit}
        onOpenDocument={onOpenDocument}
      />
      <p data-part="other">
        {t("signUp.haveAccount")} <LinkText href={paths.signIn}>{t("signUp.logIn")}</LinkText>
      </p>
    </Column>
  );
}
