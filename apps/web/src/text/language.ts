import type { Language } from "@trellis/contract/fields";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { countryOfVisitor } from "../platform/geolocation.ts";
import { browserLanguage, chosenLanguage, setPageLanguage, toLanguage } from "../platform/language.ts";
import { toast } from "../platform/toast.ts";
import { detectLanguage } from "./detect.ts";
import { fetchInLanguage } from "./i18n.ts";

/** How long a first visit waits to learn its country, in milliseconds; a late answer is ignored. */
const geolocationTimeoutMs = 1000;

/** Finds the language to start in and keeps it, so that the next visit asks nobody. */
export async function settleLanguage(): Promise<Language> {
  const language = await detectLanguage({
    stored: toLanguage(chosenLanguage.read()),
    country: () => countryOfVisitor(geolocationTimeoutMs),
    browser: browserLanguage(),
  });
  keep(language);
  return language;
}

let wanted: Language | undefined;

/** Shows the whole app in another language from now on; where its texts can't be fetched, it says so and stays. */
export async function chooseLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    await fetchInLanguage(language);
  } catch {
    return toast.error(i18next.t("failure.network"));
  }
  // The last choice counts, whichever texts came first.
  if (wanted !== language) return undefined;
  await i18next.changeLanguage(language);
  return keep(language);
}

/** The language on the screen. */
export const useLanguage = (): Language => toLanguage(useTranslation().i18n.language) ?? "en";

function keep(language: Language): void {
  chosenLanguage.write(language);
  setPageLanguage(language);
}
