import { valibotResolver } from "@hookform/resolvers/valibot";
import { authenticatorCode } from "@trellis/contract/authenticator";
import { Button } from "@trellis/ui/button";
import { OneTimeCode } from "@trellis/ui/one-time-code";
import { lazy, type ReactNode, Suspense } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { CopyButton } from "./copy-button.tsx";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

const Setup = styled.form`
  & code {
    padding: var(--tr-space-2) var(--tr-space-3);
    border-radius: var(--tr-radius-md);
    background: var(--tr-surface-2);
    font-size: var(--tr-size-sm);
    overflow-wrap: anywhere;
  }
  & > [data-part="key"] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-2);
    align-items: center;
  }
  /* Reserves the space of the code while it loads, so that nothing moves. */
  & > [data-part="picture"] {
    width: min(208px, 100%);
    aspect-ratio: 1;
  }
  /* The QR code is beside the steps that follow it. */
  @media (min-width: 900px) {
    &&& {
      grid-template-columns: 208px minmax(0, 1fr);
      gap: var(--tr-space-3) var(--tr-space-6);
      max-width: none;
    }
    & > :first-child {
      grid-column: 1 / -1;
    }
    & > [data-part="picture"] {
      grid-row: 2 / span 5;
      align-self: start;
    }
    & > :not(:first-child, [data-part="picture"]) {
      grid-column: 2;
    }
  }
`;

interface SetupFormProps {
  secret: string;
  uri: string;
  isSending: boolean;
  refusal: string | undefined;
  onSubmit: (code: string) => void;
}

/** Shows the key of the authenticator app and asks for its first code. */
export function AppSetupForm({ secret, uri, isSending, refusal, onSubmit }: SetupFormProps): ReactNode {
  const { t } = useTranslation("security");
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(authenticatorCode),
    defaultValues: { code: "" },
  });
  // While the user corrects a rejected code, keep the server's error.
  const isIncomplete = formState.errors.code && !formState.isSubmitSuccessful;
  return (
    <Setup noValidate onSubmit={handleSubmit(({ code }) => !isSending && onSubmit(code))}>
      <p>{t("app.scan")}</p>
      <div data-part="picture">
        <Suspense fallback={null}>
          <QrCode label={t("app.qrCode")} text={uri} />
        </Suspense>
      </div>
      <p>{t("app.type")}</p>
      <div data-part="key">
        <code translate="no">{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
        <CopyButton text={secret} label={t("app.copy")} copied={t("app.copied")} />
      </div>
      <p>{t("app.enter")}</p>
      <OneTimeCode
        label={t("code.app")}
        inputMode="numeric"
        readOnly={isSending}
        error={isIncomplete ? t("code.sixDigits") : refusal}
        {...register("code")}
      />
      <Button type="submit" loading={isSending}>
        {t("app.submit")}
      </Button>
    </Setup>
  );
}
