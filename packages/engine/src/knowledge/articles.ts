import type { Language } from "@trellis/contract/fields";
import type { AsPlainObject } from "minisearch";
import type { StemmedArticle } from "./article.ts";

/** A language's compiled articles and their index. */
export interface StoredArticles {
  readonly index: AsPlainObject;
  readonly articles: readonly StemmedArticle[];
}

/** Imports modules, because Vite's development server can't load JSON with `import()`. */
const load: Readonly<Record<Language, () => Promise<{ stored: StoredArticles }>>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
};

/** Loads a language's articles when they are first used, so that they don't slow down start-up. */
export const loadArticles = async (language: Language): Promise<StoredArticles> => (await load[language]()).stored;
