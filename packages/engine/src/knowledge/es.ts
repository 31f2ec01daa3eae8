import type { StemmedArticle } from "./article.ts";
import compiled from "./es.json" with { type: "json" };

export const articles: readonly StemmedArticle[] = compiled;
