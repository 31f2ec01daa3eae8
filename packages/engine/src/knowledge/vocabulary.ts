import type { StemmedArticle } from "./article.ts";
import type { Words } from "./words.ts";

/** A title or an example question. */
export interface Phrasing {
  readonly stems: ReadonlySet<string>;
  /** Sum of the rarity of its stems. */
  readonly size: number;
}

/** The stems of an article. */
export interface ArticleTerms {
  readonly phrasings: () => readonly Phrasing[];
  /** Stems of title, example questions and platforms. */
  readonly head: ReadonlySet<string>;
  /** Stems of the text. */
  readonly body: ReadonlySet<string>;
  /** Stems of the indexed fields. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The stems of all articles. */
export interface Vocabulary {
  readonly terms: ReadonlyMap<string, ArticleTerms>;
  /** Returns the weight of a stem: the fewer articles contain it, the higher. */
  readonly rarity: (term: string) => number;
  /** Whether a stem, or one with a similar meaning, appears in an article. */
  readonly knows: (term: string) => boolean;
  /** Whether a stem is common in creators' questions. */
  readonly isOfField: (term: string) => boolean;
  /** Whether a stem appears in the title of an article. */
  readonly isInTitle: (term: string) => boolean;
  /** Replaces a misspelled stem by a known one. */
  readonly correct: (term: string) => string;
}

/** A word that no article contains is often a name, so it counts little; it counts more if a similar word is known. */
const unknownRarity = 1;
const similarRarity = 3;
/** Part of the weight that words with little meaning keep. */
const weakWeight = 0.45;
/** A word is common if it appears in the questions of at least this many articles. */
const commonFrom = 6;
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

const increase = (counts: Map<string, number>, term: string): void =>
  void counts.set(term, (counts.get(term) ?? 0) + 1);

/** Collects the stems of all articles. */
export function createVocabulary(articles: readonly StemmedArticle[], { near, isWeak }: Words): Vocabulary {
  const articleCount = new Map<string, number>();
  const headCount = new Map<string, number>();
  const titleTerms = new Set<string>();
  const read = articles.map(({ slug, platforms, stems: { phrasings, lead, rest } }) => {
    const lines = phrasings.map((line) => line.split(" "));
    const head = new Set([...lines.flat(), ...platforms]);
    const body = new Set([...lead.split(" "), ...rest.split(" ")]);
    for (const term of head) increase(headCount, term);
    for (const term of new Set([...head, ...body])) increase(articleCount, term);
    const [title = "", ...questions] = phrasings;
    for (const term of title.split(" ")) titleTerms.add(term);
    // The rest is compared, but not indexed: that would double the time to build the index.
    return { slug, lines, head, body, fields: { title, questions: questions.join(" "), lead } };
  });
  const rarities = new Map(
    [...articleCount].map(([term, count]) => [
      term,
      Math.log(1 + articles.length / (0.5 + count)) * (isWeak(term) ? weakWeight : 1),
    ]),
  );
  const rarity = (term: string): number =>
    rarities.get(term) ?? ([...near(term)].some((similar) => rarities.has(similar)) ? similarRarity : unknownRarity);
  const byLetter = Map.groupBy(rarities.keys(), ([letter = ""]) => letter);
  return {
    terms: new Map(
      read.map(({ slug, lines, ...rest }) => {
        const readPhrasings = () =>
          lines.map((line) => {
            const stems = new Set(line);
            return { stems, size: [...stems].reduce((sum, term) => sum + rarity(term), 0) };
          });
        let phrasings: readonly Phrasing[] | undefined;
        // Read when a question first needs them: few articles are compared closely.
        return [slug, { ...rest, phrasings: () => (phrasings ??= readPhrasings()) }];
      }),
    ),
    rarity,
    knows: (term) => rarities.has(term) || [...near(term)].some((similar) => rarities.has(similar)),
    isOfField: (term) => !asking.has(term) && (titleTerms.has(term) || (headCount.get(term) ?? 0) >= commonFrom),
    isInTitle: (term) => titleTerms.has(term),
    correct: (term) =>
      rarities.has(term) || near(term).size > 0 || term.length < 5
        ? term
        : (byLetter.get(term[0] ?? "")?.find((known) => known.length > 3 && isOneEditApart(term, known)) ?? term),
  };
}
