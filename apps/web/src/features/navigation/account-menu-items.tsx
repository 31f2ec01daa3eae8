import { languages } from "@trellis/contract/fields";
import { Menu, MenuChoice, MenuItem } from "@trellis/ui/menu";
import { LogOut, Settings, UserRound } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { chooseTheme, themes, useTheme } from "../../platform/theme.ts";
import { session } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { chooseLanguage } from "../../text/language.ts";
import { useLanguage } from "../../text/use-language.ts";

const iconProps = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;
const Name = styled.strong`
  display: block;
  color: var(--tr-text);
  font-size: var(--tr-size-md);
`;

const Line = styled.hr`
  margin: 6px 12px;
  border: 0;
  border-top: 1px solid var(--tr-line);
`;

/** The account menu. It starts open, because a click on its button has loaded it. */
export function AccountMenuItems({ trigger }: { trigger: ReactElement }): ReactNode {
  const { t } = useTranslation(["frame", "app"]);
  const { name, email, isSubscribed, hasAccountCalls } = useUser();
  const navigate = useNavigate();
  const language = useLanguage();
  const theme = useTheme();
  function logOut() {
    session.logOut();
    // The guard redirects from most pages, but not from the not-found page.
    void navigate(paths.signIn, { replace: true });
  }
  return (
    <Menu
      defaultOpen
      trigger={trigger}
      header={
        <>
          <Name>{name}</Name>
          {email}
        </>
      }
    >
      {isSubscribed || !hasAccountCalls ? (
        <MenuItem icon={<Settings {...iconProps} />} onSelect={() => void navigate(paths.settings)}>
          {t("account.settings")}
        </MenuItem>
      ) : (
        <MenuItem icon={<UserRound {...iconProps} />} onSelect={() => void navigate(paths.account)}>
          {t("account.own")}
        </MenuItem>
      )}
      <Line />
      <MenuChoice
        label={t("app:theme.label")}
        value={theme}
        options={themes.map((value) => ({ value, label: t(`app:theme.${value}`) }))}
        onValueChange={chooseTheme}
      />
      <Line />
      <MenuChoice
        label={t("app:language.label")}
        value={language}
        options={languages.map((value) => ({ value, label: t(`app:language.${value}`), lang: value }))}
        onValueChange={(picked) => void chooseLanguage(picked)}
      />
      <Line />
      <MenuItem icon={<LogOut {...iconProps} />} onSelect={logOut}>
        {t("account.logOut")}
      </MenuItem>
    </Menu>
  );
}
