import { languages } from "@trellis/contract/fields";
import { Menu, MenuChoice, MenuItem } from "@trellis/ui/menu";
import { LogOut, Settings } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { session } from "../features/session/session.ts";
import { useUser } from "../features/session/use-session.ts";
import { themes } from "../platform/theme.ts";
import { paths } from "../paths.ts";
import { chooseLanguage, useLanguage } from "../text/language.ts";
import { useTheme } from "./use-theme.ts";

const look = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;
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

/** Name, settings, theme, language and the way out. */
export function AccountMenuItems({ trigger }: { trigger: ReactElement }): ReactNode {
  const { t } = useTranslation(["frame", "app"]);
  const { name, email } = useUser();
  const navigate = useNavigate();
  const language = useLanguage();
  const [theme, chooseTheme] = useTheme();
  function logOut() {
    session.logOut();
    // Also from where anyone may stay, such as an address that does not exist.
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
      <MenuItem icon={<Settings {...look} />} onSelect={() => void navigate(paths.settings)}>
        {t("account.settings")}
      </MenuItem>
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
      <MenuItem icon={<LogOut {...look} />} onSelect={logOut}>
        {t("account.logOut")}
      </MenuItem>
    </Menu>
  );
}
