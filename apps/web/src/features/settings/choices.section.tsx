import { type Language, languages } from "@trellis/contract/fields";
import { Card } from "@trellis/ui/card";
import { RadioGroup } from "@trellis/ui/radio-group";
import { Contrast, Monitor, Moon, Sun } from "lucide-react";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { Theme } from "../../platform/theme.ts";

export interface ChoiceProps<Value> {
  value: Value;
  /** Called when the user chooses another option, which then applies immediately. */
  onChoose: (value: Value) => void;
}

/** Keeps the cards side by side. */
const Compact = styled(RadioGroup<Language>)`
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

/** At most two cards per row. */
const TwoByTwo = styled(RadioGroup<Theme>)`
  &[data-variant="cards"] > .options {
    grid-template-columns: repeat(auto-fit, minmax(min(max(8.5rem, 40%), 100%), 1fr));
  }
`;

const iconProps = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;
const icons = { system: Monitor, light: Sun, dark: Moon, contrast: Contrast } satisfies Record<Theme, unknown>;

/** The theme setting. */
export function ThemeSection({ value, onChoose }: ChoiceProps<Theme>): ReactNode {
  const { t } = useTranslation("settings");
  return (
    <Card id="theme" title={t("theme.title")}>
      <TwoByTwo
        variant="cards"
        label={<VisuallyHidden>{t("theme.title")}</VisuallyHidden>}
        hint={t("theme.lead")}
        options={(Object.keys(icons) as Theme[]).map((theme) => {
          const Icon = icons[theme];
          return { value: theme, label: t(`theme.${theme}`), start: <Icon {...iconProps} /> };
        })}
        value={value}
        onValueChange={onChoose}
      />
    </Card>
  );
}
