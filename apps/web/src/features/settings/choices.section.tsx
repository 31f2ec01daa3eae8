import { type Language, languages } from "@trellis/contract/fields";
import { Card } from "@trellis/ui/card";
import { RadioGroup } from "@trellis/ui/radio-group";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, styled } from "styled-components";
import type { Theme } from "../../platform/theme.ts";
import { ThemePreview } from "./theme-preview.tsx";

export interface ChoiceProps<Value> {
  value: Value;
  /** Called when the user chooses another option, which then applies immediately. */
  onChoose: (value: Value) => void;
}

/** The hint looks like the lead of the other cards. */
const lead = css`
  & > legend {
    margin: 0;
  }
  & > .hint {
    margin: 0 0 var(--tr-space-4);
    font-size: inherit;
  }
`;

/** Keeps the cards side by side. */
const Compact = styled(RadioGroup<Language>)`
  ${lead}
  &[data-variant="cards"] > .options {
    grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
  }
`;

/** The language setting. Each language is listed under its own name. */
export function LanguageSection({ value, onChoose }: ChoiceProps<Language>): ReactNode {
  const { t } = useTranslation(["settings", "app"]);
  return (
    <Card id="language" title={t("language.title")}>
      <Compact
        variant="cards"
        label={<VisuallyHidden>{t("language.title")}</VisuallyHidden>}
        hint={t("language.lead")}
        options={languages.map((language) => ({
          value: language,
          label: t(`app:language.${language}`),
          lang: language,
        }))}
        value={value}
        onValueChange={onChoose}
      />
    </Card>
  );
}

/** Each card shows a small screen in its theme: four cards per row, or two. */
const Previews = styled(RadioGroup<Theme>)`
  ${lead}
  &[data-variant="cards"] {
    container-type: inline-size;
    & > .options {
      grid-template-columns: repeat(auto-fit, minmax(min(max(8rem, 22%), 100%), 1fr));
    }
    & label {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 10px 0;
      padding: 10px 10px 12px;
    }
    & .start {
      grid-area: 1 / 1 / auto / -1;
      margin: 0;
      & > svg {
        width: 100%;
        height: auto;
        border-radius: 8px;
        box-shadow: 0 0 0 1px var(--tr-line);
      }
    }
    & input {
      margin-inline-start: 4px;
    }
  }
`;

const themes = ["system", "light", "dark", "contrast"] as const satisfies readonly Theme[];

/** The theme setting. */
export function ThemeSection({ value, onChoose }: ChoiceProps<Theme>): ReactNode {
  const { t } = useTranslation("settings");
  return (
    <Card id="theme" title={t("theme.title")}>
      <Previews
        variant="cards"
        label={<VisuallyHidden>{t("theme.title")}</VisuallyHidden>}
        hint={t("theme.lead")}
        options={themes.map((theme) => ({
          value: theme,
          label: t(`theme.${theme}`),
          start: <ThemePreview theme={theme} />,
        }))}
        value={value}
        onValueChange={onChoose}
      />
    </Card>
  );
}
