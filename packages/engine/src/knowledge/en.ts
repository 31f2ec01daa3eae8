import type { StemmedArticle } from "./article.ts";
import compiled from "./en.json" with { type: "json" };

export const articles: readonly StemmedArticle[] = compiled;
