/** An article of the knowledge base, in plain text. */
export interface Article {
  /** Identifier, the same in every language. */
  readonly slug: string;
  readonly title: string;
  /** Group of articles, such as `instagram` or `product`. */
  readonly topic: string;
  /** The platforms that the article is about; empty if it applies to all. */
  readonly platforms: readonly string[];
  /** Example questions about the article's subject, in creators' words. */
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
  /** Stems of the title, then of each example question. */
  readonly phrasings: readonly string[];
  /** Stems of title, example questions and platforms, each once. */
  readonly head: string;
  readonly lead: string;
  /** Stems of the points and the closing sentence, each once. */
  readonly rest: string;
}

/** An article that can be searched. */
export interface StemmedArticle extends Article {
  readonly stems: Stems;
}
