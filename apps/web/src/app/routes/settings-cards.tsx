import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SettingsAccount, type SettingsAccountProps } from "../../features/account/settings-account.tsx";
import { SettingsPayment } from "../../features/payment/settings-payment.tsx";
import { SettingsSecurity } from "../../features/security/settings-security.tsx";
import { LanguageSection, ThemeSection } from "../../features/settings/choices.section.tsx";
import { SettingsProfile } from "../../features/settings/settings-profile.tsx";
import { SettingsSessions } from "../../features/settings/settings-sessions.tsx";
import { useLanguageChoice } from "../../features/settings/use-language-choice.ts";
import type { SocialAccounts } from "../../features/social-accounts/social-accounts-view.ts";
import { SocialAccountsSection } from "../../features/social-accounts/social-accounts.section.tsx";
import { chooseTheme, useTheme } from "../../platform/theme.ts";

export interface SettingsCardProps {
  id: "profile" | "account" | "security" | "subscription" | "social" | "sessions" | "language" | "theme";
  now: Date;
  account: SettingsAccountProps;
  accounts: SocialAccounts;
  /** Whether the URL names this card. */
  isOpened: boolean;
}

function Language(): ReactNode {
  const [language, chooseLanguage] = useLanguageChoice();
  return <LanguageSection value={language} onChoose={chooseLanguage} />;
}

function Social({ accounts, isOpened }: Pick<SettingsCardProps, "accounts" | "isOpened">): ReactNode {
  const title = useTranslation("settings").t("social.title");
  return <SocialAccountsSection id="social" title={title} accounts={accounts} isShown={isOpened} />;
}

/** A card of the settings. */
export function SettingsCard({ id, now, account, accounts, isOpened }: SettingsCardProps): ReactNode {
  const theme = useTheme();
  if (id === "profile") return <SettingsProfile />;
  if (id === "account") return <SettingsAccount {...account} />;
  if (id === "security") return <SettingsSecurity withProof={account.withProof} now={now} />;
  if (id === "subscription") return <SettingsPayment now={now} />;
  if (id === "social") return <Social accounts={accounts} isOpened={isOpened} />;
  if (id === "sessions") return <SettingsSessions now={now} />;
  return id === "language" ? <Language /> : <ThemeSection value={theme} onChoose={chooseTheme} />;
}
