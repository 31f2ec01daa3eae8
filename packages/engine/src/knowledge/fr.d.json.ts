import type { StoredArticles } from "./articles.ts";

declare const compiled: StoredArticles;
export default compiled;
