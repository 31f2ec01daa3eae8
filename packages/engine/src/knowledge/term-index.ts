import MiniSearch, { type AsPlainObject } from "minisearch";
import type { StemmedArticle } from "./article.ts";

const options = {
  idField: "slug",
  fields: ["head"],
  tokenize: (stems: string) => stems.split(" "),
  processTerm: (term: string) => term,
  // Omits the text and repeated stems, because they would double the size of the index.
  extractField: ({ slug, stems }: StemmedArticle, field: string) => (field === "slug" ? slug : stems.head),
};

/** Returns the index of the articles' titles and example questions, to be stored with the articles. */
export function indexOf(articles: readonly StemmedArticle[]): AsPlainObject {
  const index = new MiniSearch<StemmedArticle>(options);
  index.addAll(articles);
  return index.toJSON();
}

/** Loads a stored index, which takes a quarter of the time that creating one takes. */
export const loadIndex = (index: AsPlainObject): MiniSearch<StemmedArticle> =>
  MiniSearch.loadJS<StemmedArticle>(index, options);
