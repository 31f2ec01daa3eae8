import type { Language } from "@trellis/contract/fields";
import { wantsPseudo } from "../platform/language.ts";
import { eachSentence } from "./each-sentence.ts";
import type { Namespace, Text } from "./namespaces.ts";
import { withoutBreaks } from "./no-break.ts";

const files = import.meta.glob<Text<Namespace>>("./{en,es,fr}/*.ts", { import: "text" });

/** Fetches the texts of one area in one language. */
export async function fetchTexts(language: Language, namespace: Namespace): Promise<Text<Namespace>> {
  const fetchFile = files[`./${language}/${namespace}.ts`];
  if (!fetchFile) throw new Error(`There are no texts ${language}/${namespace}.`);
  const texts = await fetchFile();
  if (language === "fr") return eachSentence(texts, withoutBreaks);
  // A build has neither the question nor the code behind it.
  return import.meta.env.DEV && wantsPseudo() ? (await import("./pseudo.ts")).pseudo(texts) : texts;
}
