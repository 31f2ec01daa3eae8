import { type Language, languages } from "@trellis/contract/fields";

/** Countries, by ISO 3166 code, whose visitors first see a language other than English (spec §9). */
export const countries: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  // Spain, Spanish-speaking America, Puerto Rico, Equatorial Guinea.
  es: "ES MX GT HN SV NI CR PA CU DO PR CO VE EC PE BO CL AR UY PY GQ".split(" "),
  fr: [
    // France and the other countries where French is an official language.
    "FR BE CH CA LU MC HT VU",
    // French territories.
    "GP MQ GF RE YT PM BL MF WF PF NC TF",
    // The Maghreb and French-speaking Africa.
    "MA DZ TN MR SN ML BF NE CI TG BJ GN CM GA CG CD CF TD DJ KM MG RW BI SC MU",
  ].flatMap((group) => group.split(" ")),
};

/** Returns the language that visitors from a country see first. */
export const languageOfCountry = (code: string): Language =>
  languages.find((language) => countries[language].includes(code.toUpperCase())) ?? "en";

/** Sources for the initial language. */
export interface LanguageSources {
  /** The choice stored on an earlier visit. */
  stored: Language | undefined;
  /** Returns the visitor’s country code, or `undefined` if it is unknown. */
  country: () => Promise<string | undefined>;
  /** The browser’s language. */
  browser: Language | undefined;
}

/** Returns the initial language: the stored choice, else the country’s, else the browser’s, else English. */
export async function detectLanguage({ stored, country, browser }: LanguageSources): Promise<Language> {
  if (stored) return stored;
  const code = await country();
  return code ? languageOfCountry(code) : (browser ?? "en");
}
