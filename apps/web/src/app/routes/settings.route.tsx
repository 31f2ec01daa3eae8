import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { LanguageSection, ThemeSection } from "../../features/settings/choices.section.tsx";
import { SettingsScreen } from "../../features/settings/settings.screen.tsx";
import { SocialAccountsSection } from "../../features/social-accounts/social-accounts.section.tsx";
import { SettingsPayment } from "../settings-payment.tsx";
import { SettingsProfile } from "../settings-profile.tsx";
import { SettingsSessions } from "../settings-sessions.tsx";
import { useLanguageChoice } from "../use-language-choice.ts";
import { useSocialAccounts } from "../use-social-accounts.ts";
import { useTheme } from "../use-theme.ts";

/** Who one is, how the app looks and speaks, what is paid, what is connected, and where one is signed in. */
export function SettingsRoute(): ReactNode {
  const { t } = useTranslation("settings");
  const accounts = useSocialAccounts();
  const [language, chooseLanguage] = useLanguageChoice();
  const [theme, chooseTheme] = useTheme();
  const [now] = useState(() => new Date());
  return (
    <SettingsScreen>
      <SettingsProfile />
      <LanguageSection value={language} onChoose={chooseLanguage} />
      <ThemeSection value={theme} onChoose={chooseTheme} />
      <SettingsPayment now={now} />
      <SocialAccountsSection id="social" title={t("social.title")} accounts={accounts} />
      <SettingsSessions now={now} />
    </SettingsScreen>
  );
}
