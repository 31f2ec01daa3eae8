import { LinkText } from "@trellis/ui/link-text";
import { PageHeader } from "@trellis/ui/page-header";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { SettingsAccount } from "../../features/account/settings-account.tsx";
import { useConfirmIdentity } from "../../features/security/confirm-identity.tsx";
import { isMissing, securityQuery } from "../../features/security/security.query.ts";
import { SettingsSecurity } from "../../features/security/settings-security.tsx";
import { SettingsSessions } from "../../features/settings/settings-sessions.tsx";
import { paths } from "../../paths.ts";
import { useAccount } from "../use-account.ts";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 760px);
  gap: var(--tr-space-5);
  justify-content: center;
`;

/** The account, its sign-in security and its devices, for users without a subscription, who can’t open the settings. */
export function AccountRoute(): ReactNode {
  const { t } = useTranslation(["account-settings", "app"]);
  const { withProof, dialog } = useConfirmIdentity();
  const account = useAccount(withProof);
  const security = useQuery(securityQuery);
  const [now] = useState(() => new Date());
  return (
    <Page>
      <PageHeader title={t("app:title.account")} text={t("lead")} />
      <SettingsAccount {...account} />
      {!isMissing(security.error) && <SettingsSecurity withProof={withProof} now={now} />}
      <SettingsSessions now={now} />
      {dialog}
      <LinkText href={paths.payment}>{t("plans")}</LinkText>
    </Page>
  );
}
