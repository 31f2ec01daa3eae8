import { LinkText } from "@trellis/ui/link-text";
import { PageHeader } from "@trellis/ui/page-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { SettingsAccount } from "../../features/account/settings-account.tsx";
import { useConfirmIdentity } from "../../features/security/confirm-identity.tsx";
import { paths } from "../../paths.ts";
import { useAccount } from "../use-account.ts";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 760px);
  gap: var(--tr-space-5);
  justify-content: center;
`;

/** The account card alone, for users without a subscription, who can’t open the settings. */
export function AccountRoute(): ReactNode {
  const { t } = useTranslation(["account-settings", "app"]);
  const { withProof, dialog } = useConfirmIdentity();
  const account = useAccount(withProof);
  return (
    <Page>
      <PageHeader title={t("app:title.account")} text={t("lead")} />
      <SettingsAccount {...account} />
      {dialog}
      <LinkText href={paths.payment}>{t("plans")}</LinkText>
    </Page>
  );
}
