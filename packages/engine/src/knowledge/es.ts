import type { StoredArticles } from "./articles.ts";
import compiled from "./es.json" with { type: "json" };

export const stored: StoredArticles = compiled;
