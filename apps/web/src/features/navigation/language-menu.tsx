import { type Language, languages } from "@trellis/contract/fields";
import { GlobeGlyph } from "@trellis/ui/glyph";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { chooseLanguage } from "../../text/language.ts";
import { useLanguage } from "../../text/use-language.ts";

const Root = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--tr-space-2);
  min-height: var(--tr-control);
  padding-inline: var(--tr-space-3);
  border-radius: var(--tr-radius-md);
  color: var(--tr-text-2);
  font-size: var(--tr-size-sm);
  font-weight: var(--tr-weight-semi);
  cursor: pointer;
  &:hover {
    background: var(--tr-surface-2);
  }
  &:focus-within:has(:focus-visible) {
    outline: 2px solid var(--tr-focus);
  }
  & > select {
    appearance: none;
    position: absolute;
    inset: 0;
    padding-inline-start: 38px;
    border: 0;
    border-radius: inherit;
    background: transparent;
    color: transparent;
    cursor: inherit;
  }
  & option {
    color: var(--tr-text);
    background: var(--tr-surface);
  }
`;

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
