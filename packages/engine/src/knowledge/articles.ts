import type { Language } from "@trellis/contract/fields";
import type { StemmedArticle } from "./article.ts";

const load: Readonly<Record<Language, () => Promise<{ default: readonly StemmedArticle[] }>>> = {
  en: () => import("./en.json", { with: { type: "json" } }),
  es: () => import("./es.json", { with: { type: "json" } }),
  fr: () => import("./fr.json", { with: { type: "json" } }),
};

/** Loads the articles of a language at their first use, so that they don't slow down start-up. */
export const loadArticles = async (language: Language): Promise<readonly StemmedArticle[]> =>
  (await load[language]()).default;
