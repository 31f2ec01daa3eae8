import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { chooseTheme, useTheme } from "../../platform/theme.ts";
import { LanguageSection, ThemeSection } from "../../features/settings/choices.section.tsx";
import { SettingsScreen } from "../../features/settings/settings.screen.tsx";
import { SocialAccountsSection } from "../../features/social-accounts/social-accounts.section.tsx";
import { SettingsPayment } from "../../features/payment/settings-payment.tsx";
import { SettingsProfile } from "../../features/settings/settings-profile.tsx";
import { SettingsSessions } from "../../features/settings/settings-sessions.tsx";
import { useLanguageChoice } from "../../features/settings/use-language-choice.ts";
import { useSocialAccounts } from "../../features/social-accounts/use-social-accounts.ts";

/** Settings: profile, appearance, language, billing, accounts, sessions. */
export function SettingsRoute(): ReactNode {
  const { t } = useTranslation("settings");
  const accounts = useSocialAccounts();
  const [language, chooseLanguage] = useLanguageChoice();
  const theme = useTheme();
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
