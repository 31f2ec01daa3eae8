import type { Language } from "@trellis/contract/fields";
import type { Namespace, Text } from "./namespaces.ts";

const files = import.meta.glob<Text<Namespace>>("./{en,es,fr}/*.ts", { import: "text" });

/** Fetches the texts of one area in one language. */
export async function fetchTexts(language: Language, namespace: Namespace): Promise<Text<Namespace>> {
  const fetchFile = files[`./${language}/${namespace}.ts`];
  if (!fetchFile) throw new Error(`There are no texts ${language}/${namespace}.`);
  return fetchFile();
}
