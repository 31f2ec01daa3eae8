import { codeMinutes } from "@trellis/contract/password-reset-fields";
import { LinkText } from "@trellis/ui/link-text";
import { Notice } from "@trellis/ui/notice";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { CodeForm, type CodeRefusal } from "./code-form.section.tsx";
import { Column } from "../../shared/account/form-layout.ts";
import { ResendCode, type ResendCodeProps } from "./resend-code.section.tsx";

/** `noEmail`: the address is unknown, so no code can be verified. */
type EnterCodeView =
  | { is: "noEmail" }
  | {
      is: "editing" | "sending";
      email: string;
      /** Server error for the last submission. */
      refusal?: CodeRefusal | undefined;
      resend: Omit<ResendCodeProps, "onResend">;
    };

export interface EnterCodeScreenProps {
  view: EnterCodeView;
  onSubmit: (code: string) => void;
  onResend: () => void;
}

/** Asks for the code from the email. */
export function EnterCodeScreen({ view, onSubmit, onResend }: EnterCodeScreenProps): ReactNode {
  const { t } = useTranslation("password-reset");
  const hasEmail = view.is !== "noEmail";
  return (
    <Column>
      <h1>{t("code.heading")}</h1>
      {hasEmail ? (
        <p>
          {t("code.leadBefore")} <strong>{view.email}</strong>, {t("code.leadAfter", { minutes: codeMinutes })}
        </p>
      ) : (
        <Notice kind="warning" title={t("code.noEmail")}>
          {t("code.noEmailHint")}{" "}
          <LinkText variant="inline" href={paths.forgotPassword}>
            {t("getCode")}
          </LinkText>
        </Notice>
      )}
      <CodeForm isSending={view.is === "sending"} refusal={hasEmail ? view.refusal : undefined} onSubmit={onSubmit} />
      {hasEmail && <ResendCode {...view.resend} onResend={onResend} />}
      <p data-part="other">
        {hasEmail ? (
          <LinkText href={paths.forgotPassword}>{t("code.otherEmail")}</LinkText>
        ) : (
          <LinkText href={paths.signIn}>{t("backToSignIn")}</LinkText>
        )}
      </p>
    </Column>
  );
}
