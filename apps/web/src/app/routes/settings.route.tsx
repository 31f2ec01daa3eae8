import { useQuery } from "@tanstack/react-query";
import { isNotOffered } from "@trellis/contract/call-failed";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { SettingsAccount } from "../../features/account/settings-account.tsx";
import { SettingsPayment } from "../../features/payment/settings-payment.tsx";
import { useConfirmIdentity } from "../../features/security/confirm-identity.tsx";
import { securityQuery } from "../../features/security/security.query.ts";
import { SettingsSecurity } from "../../features/security/settings-security.tsx";
import { LanguageSection, ThemeSection } from "../../features/settings/choices.section.tsx";
import { SettingsProfile } from "../../features/settings/settings-profile.tsx";
import { sessionsQuery } from "../../features/settings/sessions.query.ts";
import { SettingsSessions } from "../../features/settings/settings-sessions.tsx";
import { type SettingsSection, SettingsScreen } from "../../features/settings/settings.screen.tsx";
import { useLanguageChoice } from "../../features/settings/use-language-choice.ts";
import { SocialAccountsSection } from "../../features/social-accounts/social-accounts.section.tsx";
import { useSocialAccounts } from "../../features/social-accounts/use-social-accounts.ts";
import { chooseTheme, useTheme } from "../../platform/theme.ts";
import { useUser } from "../../session/use-session.ts";
import { useAccount } from "../use-account.ts";

/** The settings. To add a card, add it to `sections`. */
export function SettingsRoute(): ReactNode {
  const { t } = useTranslation(["settings", "account-settings", "security"]);
  const { hasAccountCalls } = useUser();
  const accounts = useSocialAccounts();
  const { withProof, dialog } = useConfirmIdentity();
  const account = useAccount(withProof);
  const security = useQuery(securityQuery);
  const sessions = useQuery(sessionsQuery);
  const [language, chooseLanguage] = useLanguageChoice();
  const theme = useTheme();
  const [now] = useState(() => new Date());
  const section = (id: string, title: string, content: ReactNode): SettingsSection => ({ id, title, content });
  const social = t("social.title");
  const sections = [
    section("profile", t("profile.title"), <SettingsProfile />),
    hasAccountCalls &&
      section("account", t("account-settings:title"), <SettingsAccount {...account} isEmailElsewhere />),
    !isNotOffered(security.error) &&
      section("security", t("security:title"), <SettingsSecurity withProof={withProof} now={now} />),
    section("subscription", t("subscription.title"), <SettingsPayment now={now} />),
    section("social", social, <SocialAccountsSection id="social" title={social} accounts={accounts} />),
    !isNotOffered(sessions.error) && section("sessions", t("sessions.title"), <SettingsSessions now={now} />),
    section("language", t("language.title"), <LanguageSection value={language} onChoose={chooseLanguage} />),
    section("theme", t("theme.title"), <ThemeSection value={theme} onChoose={chooseTheme} />),
  ];
  return (
    <>
      <SettingsScreen sections={sections.filter((each) => each !== false)} />
      {dialog}
    </>
  );
}
