import { LinkText } from "@trellis/ui/link-text";
import { PageHeader } from "@trellis/ui/page-header";
import { ArrowLeft, AtSign, MonitorSmartphone, ShieldCheck } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { isNotOffered } from "@trellis/contract/call-failed";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { SettingsAccount } from "../../../features/account/settings-account.tsx";
import { SettingsDeletion } from "../../../features/account/settings-deletion.tsx";
import { SectionNavigation } from "../../../features/settings/section-navigation.tsx";
import { useConfirmIdentity } from "../../../features/security/confirm-identity.tsx";
import { securityQuery } from "../../../features/security/security.query.ts";
import { SettingsSecurity } from "../../../features/security/settings-security.tsx";
import { sessionsQuery } from "../../../features/settings/sessions.query.ts";
import { SettingsSessions } from "../../../features/settings/settings-sessions.tsx";
import { paths } from "../../../paths.ts";
import { useUser } from "../../../session/use-session.ts";
import { proveWithGoogle, useAccount } from "../../../features/account/use-account.ts";

const Page = styled.div`
  display: grid;
  grid-template-columns: 202px minmax(0, 760px);
  gap: var(--tr-space-5);
  align-items: start;
  justify-content: center;
  & > :not(nav, div) {
    grid-column: 1 / -1;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--tr-space-5);
  }
  & section {
    scroll-margin-top: 132px;
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 760px);
  }
  /* On phones, three cards don’t need a list of links. */
  @media (max-width: 767px) {
    & > nav {
      display: none;
    }
  }
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
  const { t } = useTranslation(["account-settings", "security", "settings", "app"]);
  const { withProof, dialog } = useConfirmIdentity(proveWithGoogle);
  const { hasAccountCalls } = useUser();
  const account = useAccount(withProof);
  const security = useQuery(securityQuery);
  const sessions = useQuery(sessionsQuery);
  const hasNothing = !hasAccountCalls && isNotOffered(security.error) && isNotOffered(sessions.error);
  const [now] = useState(() => new Date());
  const sections = [
    hasAccountCalls && { id: "account", title: t("title"), icon: AtSign },
    !isNotOffered(security.error) && { id: "security", title: t("security:title"), icon: ShieldCheck },
    !isNotOffered(sessions.error) && { id: "sessions", title: t("settings:sessions.title"), icon: MonitorSmartphone },
  ].filter((each) => each !== false);
  return (
    <Page>
      <Back href={paths.payment}>
        <ArrowLeft size={18} strokeWidth={2} aria-hidden />
        {t("plans")}
      </Back>
      <PageHeader title={t("app:title.account")} text={t(hasNothing ? "nothing" : "lead")} />
      {sections.length > 0 && <SectionNavigation label={t("settings:sections")} sections={sections} />}
      <div>
        {hasAccountCalls && <SettingsAccount {...account} isDeletionElsewhere />}
        {!isNotOffered(security.error) && <SettingsSecurity withProof={withProof} now={now} />}
        {!isNotOffered(sessions.error) && <SettingsSessions now={now} />}
        {hasAccountCalls && <SettingsDeletion withProof={withProof} onScheduled={account.onChanged} />}
      </div>
      {dialog}
    </Page>
  );
}
