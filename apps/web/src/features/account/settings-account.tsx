import { Card } from "@trellis/ui/card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AccountRows } from "../../shared/account/account-rows.ts";
import { SettingsData } from "./settings-data.tsx";
import { SettingsDeletion } from "./settings-deletion.tsx";
import { SettingsEmail } from "./settings-email.tsx";
import { SettingsPassword } from "./settings-password.tsx";
import type { WithProof } from "../../shared/account/with-proof.ts";

export interface SettingsAccountProps {
  /** Runs an action that may require a recent proof of identity. */
  withProof: WithProof;
  /** If `true`, the card omits the deletion, which is elsewhere on the page. */
  isDeletionElsewhere?: boolean;
  /** Called after a change that signs out the other devices or cancels the subscription. */
  onChanged: () => void;
  /** Called with the email when a code for a new password was sent. */
  onCodeSent: (email: string) => void;
}

/** The account card: email, password, export and deletion. */
export function SettingsAccount({
  withProof,
  isDeletionElsewhere = false,
  onChanged,
  onCodeSent,
}: SettingsAccountProps): ReactNode {
  const { t } = useTranslation("account-settings");
  return (
    <Card id="account" title={t("title")}>
      <AccountRows>
        <SettingsEmail withProof={withProof} />
        <SettingsPassword onChanged={onChanged} onCodeSent={onCodeSent} />
        <SettingsData withProof={withProof} />
        {!isDeletionElsewhere && <SettingsDeletion withProof={withProof} onScheduled={onChanged} />}
      </AccountRows>
    </Card>
  );
}
