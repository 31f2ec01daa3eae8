import { valibotResolver } from "@hookform/resolvers/valibot";
import { passwordProof } from "@trellis/contract/proof";
import { Button } from "@trellis/ui/button";
import { Dialog } from "@trellis/ui/dialog";
import { PasswordField } from "@trellis/ui/password-field";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

const Body = styled.div`
  display: grid;
  gap: var(--tr-space-4);
  & > form {
    display: grid;
    gap: var(--tr-space-4);
  }
`;

export interface ConfirmIdentitySectionProps {
  hasPassword: boolean;
  hasPasskey: boolean;
  hasGoogle: boolean;
  isSending: boolean;
  /** Server error about the password. */
  refusal?: string | undefined;
  onPassword: (password: string) => void;
  onPasskey: () => void;
  onGoogle: () => void;
  onCancel: () => void;
}

/** The dialog in which the user proves their identity before a sensitive change. */
export function ConfirmIdentitySection(props: ConfirmIdentitySectionProps): ReactNode {
  const { hasPassword, hasPasskey, hasGoogle, isSending, refusal, onPassword, onPasskey, onGoogle, onCancel } = props;
  const { t } = useTranslation("security");
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(passwordProof),
    defaultValues: { password: "" },
  });
  return (
    <Dialog open title={t("confirm.title")} description={t("confirm.why")} closeLabel={t("cancel")} onClose={onCancel}>
      <Body>
        {hasPassword && (
          <form noValidate onSubmit={handleSubmit(({ password }) => !isSending && onPassword(password))}>
            <PasswordField
              data-autofocus
              label={t("confirm.password")}
              showLabel={t("confirm.show")}
              hideLabel={t("confirm.hide")}
              autoComplete="current-password"
              readOnly={isSending}
              error={formState.errors.password ? t("confirm.passwordMissing") : refusal}
              {...register("password")}
            />
            <Button type="submit" fullWidth loading={isSending}>
              {t("confirm.submit")}
            </Button>
          </form>
        )}
        {hasPasskey && (
          <Button variant="secondary" fullWidth disabled={isSending} onClick={onPasskey}>
            {t("step.usePasskey")}
          </Button>
        )}
        {hasGoogle && (
          <Button variant="secondary" fullWidth disabled={isSending} onClick={onGoogle}>
            {t("confirm.google")}
          </Button>
        )}
      </Body>
    </Dialog>
  );
}
