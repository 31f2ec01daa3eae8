import type { StoredArticles } from "./articles.ts";
import compiled from "./fr.json" with { type: "json" };

export const stored: StoredArticles = compiled;
