import type { StoredArticles } from "./articles.ts";
import compiled from "./en.json" with { type: "json" };

export const stored: StoredArticles = compiled;
