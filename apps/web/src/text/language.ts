import type { Language } from "@trellis/contract/fields";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { countryOfVisitor } from "../platform/geolocation.ts";
import { browserLanguage, chosenLanguage, setPageLanguage, toLanguage } from "../platform/language.ts";
import { detectLanguage } from "./detect.ts";

/** How long a first visit waits to learn its country, in milliseconds; a late answer is ignored. */
const geolocationPatience = 1000;

/** Finds the language to start in and keeps it, so that the next visit asks nobody. */
export async function settleLanguage(): Promise<Language> {
  const language = await detectLanguage({
    stored: toLanguage(chosenLanguage.read()),
    country: () => countryOfVisitor(geolocationPatience),
    browser: browserLanguage(),
  });
  keep(language);
  return language;
}

/** Shows the whole app in another language from now on. */
export async function chooseLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  keep(language);
}

/** The language on the screen. */
export const useLanguage = (): Language => toLanguage(useTranslation().i18n.language) ?? "en";

function keep(language: Language): void {
  chosenLanguage.write(language);
  setPageLanguage(language);
}
