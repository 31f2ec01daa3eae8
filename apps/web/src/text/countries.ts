import type { Language } from "@trellis/contract/fields";

/** Countries, by ISO 3166 code, whose visitors are first greeted in Spanish or French (spec §9); all others in English. */
export const countries: Readonly<Record<Exclude<Language, "en">, readonly string[]>> = {
  // Spain, Spanish-speaking America, Puerto Rico, Equatorial Guinea.
  es: "ES MX GT HN SV NI CR PA CU DO PR CO VE EC PE BO CL AR UY PY GQ".split(" "),
  fr: [
    // France and the other countries where it is an official language.
    "FR BE CH CA LU MC HT VU",
    // French territories.
    "GP MQ GF RE YT PM BL MF WF PF NC TF",
    // The Maghreb and Francophone Africa.
    "MA DZ TN MR SN ML BF NE CI TG BJ GN CM GA CG CD CF TD DJ KM MG RW BI SC MU",
  ].flatMap((group) => group.split(" ")),
};

/** The language in which a country's visitors are first greeted. */
export function languageOfCountry(code: string): Language {
  const country = code.toUpperCase();
  if (countries.es.includes(country)) return "es";
  return countries.fr.includes(country) ? "fr" : "en";
}
