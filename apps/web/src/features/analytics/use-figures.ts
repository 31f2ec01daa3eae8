import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Figures, figuresIn } from "./figures.ts";

/** The figures of the language that is spoken. */
export function useFigures(): Figures {
  const { i18n } = useTranslation();
  // A made-up language for tests has the figures of the one it is made of.
  const [language] = Intl.NumberFormat.supportedLocalesOf([i18n.language, "en"]);
  return useMemo(() => figuresIn(language ?? "en"), [language]);
}
