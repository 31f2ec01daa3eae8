import type { Language } from "@trellis/contract/fields";
import type { StemmedArticle } from "./article.ts";

/** Modules, because Vite's development server can't load JSON with `import()`. */
const load: Readonly<Record<Language, () => Promise<{ articles: readonly StemmedArticle[] }>>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
};

/** Loads the articles of a language at their first use, so that they don't slow down start-up. */
export const loadArticles = async (language: Language): Promise<readonly StemmedArticle[]> =>
  (await load[language]()).articles;
