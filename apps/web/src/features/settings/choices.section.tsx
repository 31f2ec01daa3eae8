import { type Language, languages } from "@trellis/contract/fields";
import { Card } from "@trellis/ui/card";
import { RadioGroup } from "@trellis/ui/radio-group";
import { Contrast, Monitor, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Theme } from "../../platform/theme.ts";

export interface ChoiceProps<Value> {
  value: Value;
  /** Another one was chosen: it holds at once. */
  onChoose: (value: Value) => void;
}

/** The language of the app; each one is called by its own name. */
export function LanguageSection({ value, onChoose }: ChoiceProps<Language>): ReactNode {
  const { t } = useTranslation(["settings", "app"]);
  return (
    <Card id="language" title={t("language.title")}>
      <RadioGroup
        look="cards"
        label={t("language.lead")}
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

const look = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;
const icons = { system: Monitor, light: Sun, dark: Moon, contrast: Contrast } satisfies Record<Theme, unknown>;

/** Light, dark, and with more contrast. */
export function ThemeSection({ value, onChoose }: ChoiceProps<Theme>): ReactNode {
  const { t } = useTranslation("settings");
  return (
    <Card id="theme" title={t("theme.title")}>
      <RadioGroup
        look="cards"
        label={t("theme.lead")}
        options={(Object.keys(icons) as Theme[]).map((theme) => {
          const Icon = icons[theme];
          return { value: theme, label: t(`theme.${theme}`), start: <Icon {...look} /> };
        })}
        value={value}
        onValueChange={onChoose}
      />
    </Card>
  );
}
