import { type Language, languages } from "@trellis/contract/fields";
import { GlobeGlyph } from "@trellis/ui/glyph";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { chooseLanguage } from "../../text/language.ts";
import { useLanguage } from "../../text/use-language.ts";
import { Root } from "./language-menu.styles.ts";

/** Language picker. It is a native select, which adds no code to the sign-in page. */
export function LanguageMenu(): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Root>
      <GlobeGlyph size={18} />
      <span aria-hidden>{t(`language.${language}`)}</span>
      <select
        aria-label={t("language.label")}
        value={language}
        onChange={({ target }) => void chooseLanguage(target.value as Language)}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {t(`language.${each}`)}
          </option>
        ))}
      </select>
    </Root>
  );
}
