import type { Language } from "@trellis/contract/fields";
import { languageOfCountry } from "./countries.ts";

/** Where a language can be learnt from. */
export interface LanguageSigns {
  /** The choice kept from an earlier visit. */
  stored: Language | undefined;
  /** Asks where the visitor is; undefined when nobody can tell in time. */
  country: () => Promise<string | undefined>;
  /** The language of the browser. */
  browser: Language | undefined;
}

/** The language to start in: the stored choice, else the country's, else the browser's, else English. */
export async function detectLanguage({ stored, country, browser }: LanguageSigns): Promise<Language> {
  if (stored) return stored;
  const code = await country();
  return code ? languageOfCountry(code) : (browser ?? "en");
}
