import { type Language, languages } from "@trellis/contract/fields";
import { remembered } from "./storage.ts";

/** The stored language: chosen by the user or detected on the first visit (spec §9). */
export const chosenLanguage = remembered("i18nextLng");

/** Returns the first browser language that the app supports. */
export function browserLanguage(): Language | undefined {
  return navigator.languages.map(toLanguage).find((language) => language !== undefined);
}

/** Maps a language tag to a supported language (`es-MX` → `es`), or `undefined`. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** Returns the language of the page. */
export const pageLanguage = (): Language => toLanguage(document.documentElement.lang) ?? "en";

/** Sets the language of the page for the browser and assistive technology. */
export function setPageLanguage(language: Language): void {
  document.documentElement.lang = language;
}

let pseudo: boolean | undefined;

/** Whether the page was opened with `?lng=pseudo`: longer, accented text, available on the development server only. */
export const wantsPseudo = (): boolean =>
  (pseudo ??= typeof location === "object" && new URLSearchParams(location.search).get("lng") === "pseudo");
