import { type Language, languages } from "@trellis/contract/fields";
import { remembered } from "./storage.ts";

/** The language chosen by hand or detected on the first visit (spec §9). */
export const chosenLanguage = remembered("i18nextLng");

/** The first of the browser's languages that the app speaks. */
export function browserLanguage(): Language | undefined {
  return navigator.languages.map(toLanguage).find((language) => language !== undefined);
}

/** `es-MX` → `es`; nothing for a language the app does not speak. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** The language the page is shown in. */
export const pageLanguage = (): Language => toLanguage(document.documentElement.lang) ?? "en";

/** Tells the browser and assistive technology the language of the page. */
export function setPageLanguage(language: Language): void {
  document.documentElement.lang = language;
}

let pseudo: boolean | undefined;

/** Whether the page was opened with `?lng=pseudo`: longer, accented texts, which only the development server has. */
export const wantsPseudo = (): boolean =>
  (pseudo ??= typeof location === "object" && new URLSearchParams(location.search).get("lng") === "pseudo");
