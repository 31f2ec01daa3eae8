import { useMutation } from "@tanstack/react-query";
import { changePassword, type PasswordChange } from "@trellis/contract/password";
import { forgotPassword } from "@trellis/contract/password-reset";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../platform/api.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";
import { toast } from "../../platform/toast.ts";
import { useUser } from "../../session/use-session.ts";
import { failureText } from "../../text/failure-text.ts";
import { PasswordSection } from "./password.section.tsx";
import { fieldOf } from "../../shared/account/with-proof.ts";

const fields = ["currentPassword", "newPassword"] as const;

export interface SettingsPasswordProps {
  /** Called after the password was changed, which signs out all other devices. */
  onChanged: () => void;
  /** Called with the email when a code for a new password was sent. */
  onCodeSent: (email: string) => void;
}

/** Connects `PasswordSection` to the API. */
export function SettingsPassword({ onChanged, onCodeSent }: SettingsPasswordProps): ReactNode {
  const { t } = useTranslation("account-settings");
  const { email, hasPassword } = useUser();
  const [isEditing, setEditing] = useState(false);
  const change = useMutation({
    mutationFn: (body: PasswordChange) => api(changePassword, { body }),
    onSuccess({ message }) {
      setEditing(false);
      toast.success(message ?? t("password.changed"));
      onChanged();
    },
    onError(failure) {
      if (!fieldOf(failure, fields)) showFailureToast(failure);
    },
  });
  const request = useMutation({
    mutationFn: () => api(forgotPassword, { body: { email } }),
    onSuccess({ message }) {
      toast.success(message ?? t("password.codeSent"));
      onCodeSent(email);
    },
    onError: (failure) => showFailureToast(failure),
  });
  const refusal = useMemo(() => {
    const field = fieldOf(change.error, fields);
    return field && { field, message: failureText(change.error) };
  }, [change.error]);
  return (
    <PasswordSection
      email={email}
      hasPassword={hasPassword}
      form={isEditing ? (change.isPending ? "sending" : "editing") : "shown"}
      refusal={refusal}
      onToggle={() => {
        change.reset();
        setEditing(!isEditing);
      }}
      onSubmit={(typed) => change.mutate(typed)}
      isRequestingCode={request.isPending}
      onSet={() => request.mutate()}
    />
  );
}
