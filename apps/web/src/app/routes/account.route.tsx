import { LinkText } from "@trellis/ui/link-text";
import { PageHeader } from "@trellis/ui/page-header";
import { ArrowLeft } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { isNotOffered } from "@trellis/contract/call-failed";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { SettingsAccount } from "../../features/account/settings-account.tsx";
import { useConfirmIdentity } from "../../features/security/confirm-identity.tsx";
import { securityQuery } from "../../features/security/security.query.ts";
import { SettingsSecurity } from "../../features/security/settings-security.tsx";
import { sessionsQuery } from "../../features/settings/sessions.query.ts";
import { SettingsSessions } from "../../features/settings/settings-sessions.tsx";
import { paths } from "../../paths.ts";
import { useUser } from "../../session/use-session.ts";
import { useAccount } from "../use-account.ts";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 760px);
  gap: var(--tr-space-5);
  justify-content: center;
`;

const Back = styled(LinkText)`
  display: inline-flex;
  gap: var(--tr-space-2);
  align-items: center;
  justify-self: start;
  min-height: 44px;
  margin-block: calc(-1 * var(--tr-space-3));
`;

/** The account, its sign-in security and its devices, for users without a subscription, who can’t open the settings. */
export function AccountRoute(): ReactNode {
  const { t } = useTranslation(["account-settings", "app"]);
  const { withProof, dialog } = useConfirmIdentity();
  const { hasAccountCalls } = useUser();
  const account = useAccount(withProof);
  const security = useQuery(securityQuery);
  const sessions = useQuery(sessionsQuery);
  const hasNothing = !hasAccountCalls && isNotOffered(security.error) && isNotOffered(sessions.error);
  const [now] = useState(() => new Date());
  return (
    <Page>
      <Back href={paths.payment}>
        <ArrowLeft size={18} strokeWidth={2} aria-hidden />
        {t("plans")}
      </Back>
      <PageHeader title={t("app:title.account")} text={t(hasNothing ? "nothing" : "lead")} />
      {hasAccountCalls && <SettingsAccount {...account} />}
      {!isNotOffered(security.error) && <SettingsSecurity withProof={withProof} now={now} />}
      {!isNotOffered(sessions.error) && <SettingsSessions now={now} />}
      {dialog}
    </Page>
  );
}
