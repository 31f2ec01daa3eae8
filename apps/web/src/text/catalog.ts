import type { Language } from "@trellis/contract/fields";
import { wantsPseudo } from "../platform/language.ts";
import { mapTexts } from "./map-texts.ts";
import type { Namespace, Text } from "./namespaces.ts";

const files = import.meta.glob<Text<Namespace>>("./*/*.ts", { import: "text" });

/** Keeps French punctuation on the line of its word: replaces the space before ?!;:»% and after « with a no-break space. */
export const withNoBreakSpaces = (text: string): string =>
  text.replace(/ (?=[?!;:»%])/g, "\u00a0").replace(/« /g, "«\u00a0");

/** Loads a namespace in one language. */
export async function fetchTexts(language: Language, namespace: Namespace): Promise<Text<Namespace>> {
  const load = files[`./${language}/${namespace}.ts`];
  if (!load) throw new Error(`There are no texts ${language}/${namespace}.`);
  const texts = await load();
  if (language === "fr") return mapTexts(texts, withNoBreakSpaces);
  // Production builds drop the condition and the pseudo-locale’s code.
  return import.meta.env.DEV && wantsPseudo() ? (await import("./pseudo.ts")).pseudo(texts) : texts;
}
