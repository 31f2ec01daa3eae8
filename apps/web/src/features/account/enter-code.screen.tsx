import { codeMinutes } from "@trellis/contract/password-reset";
import { LinkText } from "@trellis/ui/link-text";
import { Notice } from "@trellis/ui/notice";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { CodeForm, type CodeRefusal } from "./code-form.section.tsx";
import { Column } from "./form-layout.ts";
import { ResendCode, type ResendCodeProps } from "./resend-code.section.tsx";

/** `noEmail`: nobody knows whose code it would be, so nothing can be verified. */
type EnterCodeView =
  | { is: "noEmail" }
  | {
      is: "editing" | "sending";
      email: string;
      /** What the server had against the last code. */
      refusal?: CodeRefusal | undefined;
      resend: Omit<ResendCodeProps, "onResend">;
    };

export interface EnterCodeScreenProps {
  view: EnterCodeView;
  onSubmit: (code: string) => void;
  onResend: () => void;
}

/** Asks for the code that was mailed. */
export function EnterCodeScreen({ view, onSubmit, onResend }: EnterCodeScreenProps): ReactNode {
  const { t } = useTranslation("password-reset");
  const isAnswerable = view.is !== "noEmail";
  return (
    <Column>
      <h1>{t("code.heading")}</h1>
      {isAnswerable ? (
        <p>
          {t("code.leadBefore")} <strong>{view.email}</strong>, {t("code.leadAfter", { minutes: codeMinutes })}
        </p>
      ) : (
        <Notice kind="warning" title={t("code.noEmail")}>
          {t("code.noEmailHint")}{" "}
          <LinkText variant="inline" href={paths.forgotPassword}>
            {t("code.getCode")}
          </LinkText>
        </Notice>
      )}
      <CodeForm
        isSending={view.is === "sending"}
        refusal={isAnswerable ? view.refusal : undefined}
        onSubmit={onSubmit}
      />
      {isAnswerable && <ResendCode {...view.resend} onResend={onResend} />}
      <p data-part="other">
        {isAnswerable ? (
          <LinkText href={paths.forgotPassword}>{t("code.otherEmail")}</LinkText>
        ) : (
          <LinkText href={paths.signIn}>{t("backToSignIn")}</LinkText>
        )}
      </p>
    </Column>
  );
}
