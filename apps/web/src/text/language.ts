import type { Language } from "@trellis/contract/fields";
import i18next from "i18next";
import { countryOfVisitor } from "../platform/geolocation.ts";
import { browserLanguage, chosenLanguage, pageLanguage, setPageLanguage, toLanguage } from "../platform/language.ts";
import { toast } from "../platform/toast.ts";
import { detectLanguage } from "./detect.ts";
import { fetchInLanguage } from "./i18n.ts";

/** How long the country lookup may take, in milliseconds. A later switch would interrupt the visitor. */
const geolocationTimeoutMs = 5000;

/**
 * Returns the initial language and stores it: the stored one or, on a first visit, the browser's. The page does not wait
 * for the visitor's country, which `settleLanguage` asks for on a first visit.
 */
export function startLanguage(): { language: Language; isFirstVisit: boolean } {
  const stored = toLanguage(chosenLanguage.read());
  const language = stored ?? browserLanguage() ?? "en";
  applyLanguage(language);
  return { language, isFirstVisit: stored === undefined };
}

/** Switches to the language of the visitor's country, unless the visitor chooses one first. */
export async function settleLanguage(): Promise<void> {
  const country = () => countryOfVisitor(geolocationTimeoutMs);
  const language = await detectLanguage({ stored: undefined, country, browser: browserLanguage() });
  if (lastChoice === undefined && language !== pageLanguage()) await chooseLanguage(language);
}

let lastChoice: Language | undefined;

/** Switches the app to another language. If its text can’t be loaded, shows a toast and keeps the current language. */
export async function chooseLanguage(language: Language): Promise<void> {
  lastChoice = language;
  try {
    await fetchInLanguage(language);
  } catch {
    return toast.error(i18next.t("failure.network"));
  }
  // The last choice wins, no matter which language arrives first.
  if (lastChoice !== language) return undefined;
  await i18next.changeLanguage(language);
  return applyLanguage(language);
}

function applyLanguage(language: Language): void {
  chosenLanguage.write(language);
  setPageLanguage(language);
}
