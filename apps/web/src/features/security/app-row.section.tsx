import { AlertDialog } from "@trellis/ui/alert-dialog";
import { Badge } from "@trellis/ui/badge";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { AccountRow } from "../../shared/account/account-row.tsx";
import { AppSetupForm } from "./app-setup-form.tsx";
import type { RowProps } from "./security-props.ts";

/** Sets up the authenticator app and turns it off. */
export function AppRow({ factors, refusal, onChange, onCancelSetup }: RowProps): ReactNode {
  const { t } = useTranslation("security");
  const [isAsking, setAsking] = useState(false);
  const { hasAuthenticator, passkeys, pending, setup } = factors;
  const action = hasAuthenticator
    ? { label: t("app.turnOff"), loading: pending?.is === "removeApp", onClick: () => setAsking(true) }
    : setup
      ? { label: t("cancel"), onClick: onCancelSetup }
      : { label: t("app.setUp"), loading: pending?.is === "setUpApp", onClick: () => onChange({ is: "setUpApp" }) };
  return (
    <AccountRow
      title={t("app.title")}
      action={action}
      panel={
        setup && (
          <AppSetupForm
            {...setup}
            isSending={pending?.is === "confirmApp"}
            refusal={refusal}
            onSubmit={(code) => onChange({ is: "confirmApp", code })}
          />
        )
      }
    >
      <p>{t("app.lead")}</p>
      {hasAuthenticator && (
        <p>
          <Badge tone="success">{t("on")}</Badge>
        </p>
      )}
      <AlertDialog
        open={isAsking}
        title={t("app.question")}
        description={t(passkeys.length > 0 ? "app.consequence" : "app.last")}
        confirmLabel={t("app.turnOff")}
        cancelLabel={t("cancel")}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onChange({ is: "removeApp" });
        }}
        onCancel={() => setAsking(false)}
      />
    </AccountRow>
  );
}
