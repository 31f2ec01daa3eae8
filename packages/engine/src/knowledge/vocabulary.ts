import { remember } from "../remember.ts";
import type { StemmedArticle } from "./article.ts";
import type { Words } from "./words.ts";

/** A title or an example question. */
export interface Phrasing {
  readonly stems: ReadonlySet<string>;
  /** The sum of the rarity of the stems. */
  readonly size: number;
}

/** The stems of an article. */
export interface ArticleTerms {
  readonly phrasings: readonly Phrasing[];
  /** Stems of title, example questions and platforms. */
  readonly head: ReadonlySet<string>;
  /** Stems of the body. */
  readonly body: ReadonlySet<string>;
}

/** The stems of all articles. */
export interface Vocabulary {
  /** Returns the stems of an article, read when a question first needs them. */
  readonly termsIn: (article: StemmedArticle) => ArticleTerms;
  /** Returns the weight of a stem: the fewer articles contain it, the higher. */
  readonly rarity: (term: string) => number;
  /** Whether a stem, or one with a similar meaning, appears in an article. */
  readonly knows: (term: string) => boolean;
  /** Whether a stem is in a title or common in creators' questions. */
  readonly isOfField: (term: string) => boolean;
  /** Whether a stem is in no title, in at most one article's example questions, and unlike any known stem. */
  readonly isRare: (term: string) => boolean;
  /** Whether a stem appears in the title of an article. */
  readonly isInTitle: (term: string) => boolean;
  /** Replaces a misspelled stem with a known one. */
  readonly correct: (term: string) => string;
}

/** A word that no article contains is often a name, so it counts little; it counts more if a similar word is known. */
const unknownRarity = 1;
const similarRarity = 3;
/** The share of their weight that words with little meaning keep. */
const weakWeight = 0.45;
/** A word is common if at least one article per this many questions has it in its title or questions. */
const questionsPerCommon = 1000;
/** Tokens for phrases such as "how often", which are common in any field. */
const asking: ReadonlySet<string> = new Set(["howmuch", "howlong", "whattim", "whattime", "howoft", "howoften"]);

/** Whether two words differ by one letter or by two swapped letters. */
function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

/** Lists the articles that contain each stem. */
function listByStem(articles: readonly StemmedArticle[], stemsOf: (article: StemmedArticle) => string) {
  const lists = new Map<string, StemmedArticle[]>();
  for (const article of articles)
    for (const term of stemsOf(article).split(" ")) {
      const list = lists.get(term);
      if (!list) lists.set(term, [article]);
      else if (list.at(-1) !== article) list.push(article);
    }
  return lists;
}

/** Collects the stems of all articles. */
export function createVocabulary(articles: readonly StemmedArticle[], { near, isWeak }: Words): Vocabulary {
  const titles = listByStem(articles, ({ stems: { phrasings } }) => phrasings[0] ?? "");
  const heads = listByStem(articles, ({ stems }) => stems.head);
  // The bodies are searched stem by stem: listing all of their stems would take a third of the loading time.
  const bodies = articles.map(({ stems: { lead, rest } }) => ` ${lead} ${rest} `);
  const commonFrom = articles.reduce((sum, { stems }) => sum + stems.phrasings.length, 0) / questionsPerCommon;
  const countOf = remember(
    (term): number => heads.get(term)?.length ?? bodies.filter((body) => body.includes(` ${term} `)).length,
  );
  const isKnown = (term: string): boolean => countOf(term) > 0;
  const isNear = (term: string): boolean => [...near(term)].some(isKnown);
  const rarity = remember((term): number => {
    const count = countOf(term);
    if (count === 0) return isNear(term) ? similarRarity : unknownRarity;
    return Math.log(1 + articles.length / (0.5 + count)) * (isWeak(term) ? weakWeight : 1);
  });
  const read = ({ stems: { phrasings, head, lead, rest } }: StemmedArticle): ArticleTerms => {
    const lines = phrasings.map((line) => new Set(line.split(" ")));
    return {
      phrasings: lines.map((stems) => ({ stems, size: [...stems].reduce((sum, term) => sum + rarity(term), 0) })),
      head: new Set(head.split(" ")),
      body: new Set(`${lead} ${rest}`.split(" ")),
    };
  };
  const known = new Map<StemmedArticle, ArticleTerms>();
  return {
    termsIn(article) {
      const terms = known.get(article) ?? read(article);
      known.set(article, terms);
      return terms;
    },
    rarity,
    knows: (term) => isKnown(term) || isNear(term),
    isOfField: (term) => !asking.has(term) && (titles.has(term) || (heads.get(term)?.length ?? 0) >= commonFrom),
    isRare: (term) => !titles.has(term) && (heads.get(term)?.length ?? 0) < 2 && !isNear(term),
    isInTitle: (term) => titles.has(term),
    correct: remember((term) => {
      if (isKnown(term) || near(term).size > 0 || term.length < 5) return term;
      const isSimilar = (other: string) => other.length > 3 && other[0] === term[0] && isOneEditApart(term, other);
      return [...heads.keys()].find(isSimilar) ?? term;
    }),
  };
}
