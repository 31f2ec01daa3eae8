import type { Language } from "@trellis/contract/fields";
import i18next from "i18next";
import { countryOfVisitor } from "../platform/geolocation.ts";
import { browserLanguage, chosenLanguage, setPageLanguage, toLanguage } from "../platform/language.ts";
import { toast } from "../platform/toast.ts";
import { detectLanguage } from "./detect.ts";
import { fetchInLanguage } from "./i18n.ts";

/** How long a first visit waits for the country lookup, in milliseconds. */
const geolocationTimeoutMs = 1000;

/** Returns the initial language and stores it, so the next visit skips detection. */
export async function settleLanguage(): Promise<Language> {
  const language = await detectLanguage({
    stored: toLanguage(chosenLanguage.read()),
    country: () => countryOfVisitor(geolocationTimeoutMs),
    browser: browserLanguage(),
  });
  applyLanguage(language);
  return language;
}

let lastChoice: Language | undefined;

/** Switches the app to another language. If its texts can’t be loaded, shows a toast and keeps the current language. */
export async function chooseLanguage(language: Language): Promise<void> {
  lastChoice = language;
  try {
    await fetchInLanguage(language);
  } catch {
    return toast.error(i18next.t("failure.network"));
  }
  // The last choice wins, no matter which texts arrive first.
  if (lastChoice !== language) return undefined;
  await i18next.changeLanguage(language);
  return applyLanguage(language);
}

function applyLanguage(language: Language): void {
  chosenLanguage.write(language);
  setPageLanguage(language);
}
