/** An article of the knowledge base, in plain text. */
export interface Article {
  /** The same in every language. */
  readonly slug: string;
  readonly title: string;
  /** Group of articles, such as `instagram` or `product`. */
  readonly topic: string;
  /** The platforms it is about; empty if it applies to all. */
  readonly platforms: readonly string[];
  /** How creators ask about its subject. */
  readonly questions: readonly string[];
  /** A complete answer in one to three sentences. */
  readonly lead: string;
  readonly points: readonly string[];
  /** The recommended first step; can be empty. */
  readonly close: string;
  /** Month in which the facts were checked, such as 2026-11. */
  readonly checked?: string;
  /** Screen of the app where the user can act, such as /settings. */
  readonly link?: string;
}

/** Stems of an article's parts, separated by spaces; computed in advance, because stemming takes most of the loading time. */
interface Stems {
  /** Of the title and of each example question. */
  readonly phrasings: readonly string[];
  /** Of title, example questions and platforms, each once. */
  readonly head: string;
  readonly lead: string;
  /** Of the points and the closing sentence, each once. */
  readonly rest: string;
}

/** An article that can be searched. */
export interface StemmedArticle extends Article {
  readonly stems: Stems;
}
