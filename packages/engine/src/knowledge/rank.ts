import { fold } from "../user-text.ts";
import type { StemmedArticle } from "./article.ts";
import type { ArticleTerms, Phrasing } from "./vocabulary.ts";
import type { Words } from "./words.ts";

/** How well an article's stems fit a question. */
interface Fit {
  /** Share of the question that the article contains, weighted by rarity. */
  readonly covered: number;
  /** Similarity to the closest title or example question. */
  readonly likeness: number;
}

/** The stems in a question and the weight of each. */
type Weights = ReadonlyMap<string, number>;

/** Compares a question roughly with all candidates, and closely with the best of them. */
interface Ranking {
  /** Returns how strongly a set of stems contains a stem: fully, through a similar word, or not at all. */
  readonly presence: (stems: ReadonlySet<string>, term: string) => number;
  readonly compare: (weights: Weights, terms: ArticleTerms) => Fit;
  /** Returns a function that refines an article's score with a closer comparison. */
  readonly refine: (
    text: string,
    weights: Weights,
  ) => (article: StemmedArticle, terms: ArticleTerms, score: number, factor: number, meant: number) => number;
}

/** Fitted to 1,490 new questions in three languages by logistic regression. `fit` is the weight of platforms and topic. */
const factors = { score: 5.8, title: 2.3, body: 0.5, usual: 3.7, meant: 4.6, fit: 2.15, niche: -0.45 };
/** Weights of the three phrasings with the most similar letters, because a single match can be a coincidence. */
const letterFactors = [7.5, 1.5, 1.5];
/** Keeps the scores in the range in which the thresholds for answers were measured. */
const scale = { factor: 0.06, offset: 0.08 };
const similarWeight = 0.65;
const bodyWeight = 0.55;
/** Maximum number of characters to compare. A longer question contains most letter sequences anyway. */
const maxLength = 300;

/** Returns the three-letter sequences in a string, which match inflected, compound and misspelled words. */
function lettersOf(text: string): ReadonlySet<string> {
  const folded = ` ${fold(text.slice(0, maxLength))} `;
  return new Set(Array.from({ length: folded.length - 2 }, (_, start) => folded.slice(start, start + 3)));
}

/** Returns the share of elements that two sets have in common. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const item of a) if (b.has(item)) shared++;
  return (2 * shared) / Math.max(1, a.size + b.size);
}

/** Creates the comparison of questions with articles in one language. */
export function createRanking({ near }: Words): Ranking {
  const presence = (stems: ReadonlySet<string>, term: string): number => {
    if (stems.has(term)) return 1;
    for (const similar of near(term)) if (stems.has(similar)) return similarWeight;
    return 0;
  };
  const sum = (weights: Weights, value: (term: string) => number): number => {
    // Avoids a division by zero for questions without meaningful words, such as "What do you know about me?".
    let total = Number.MIN_VALUE;
    for (const [term, weight] of weights) total += weight * value(term);
    return total;
  };
  /** Returns the similarity of a question to a phrasing. */
  const similarity = (weights: Weights, total: number, { stems, size }: Phrasing): number =>
    Math.min(1, sum(weights, (term) => presence(stems, term)) / Math.sqrt(total * Math.max(size, 1)));

  // Computed when an article first becomes a candidate, because computing all of them would double the loading time.
  const letters = new Map<string, readonly ReadonlySet<string>[]>();
  const lettersIn = ({ slug, title, questions }: StemmedArticle): readonly ReadonlySet<string>[] => {
    const known = letters.get(slug) ?? [title, ...questions].map(lettersOf);
    letters.set(slug, known);
    return known;
  };

  return {
    presence,
    compare(weights, { head, body, phrasings }) {
      const total = sum(weights, () => 1);
      const covered = sum(weights, (term) => {
        const inHead = presence(head, term);
        return inHead === 1 ? 1 : Math.max(inHead, bodyWeight * presence(body, term));
      });
      const likeness = Math.max(...phrasings.map((phrasing) => similarity(weights, total, phrasing)));
      return { covered: covered / total, likeness };
    },
    refine(text, weights) {
      const asked = lettersOf(text);
      const total = sum(weights, () => 1);
      return (article, { head, body, phrasings }, score, factor, meant) => {
        const [title] = phrasings;
        const close = lettersIn(article).map((known) => overlap(known, asked));
        close.sort((one, other) => other - one);
        const usual = sum(weights, (term) =>
          presence(head, term) === 0
            ? 0
            : Math.sqrt(phrasings.reduce((count, { stems }) => count + presence(stems, term), 0) / phrasings.length),
        );
        return (
          scale.offset +
          scale.factor *
            (factors.score * score +
              factors.meant * meant +
              factors.title * (title ? similarity(weights, total, title) : 0) +
              factors.body * (sum(weights, (term) => presence(body, term)) / total) +
              letterFactors.reduce((all, each, place) => all + each * (close[place] ?? 0), 0) +
              factors.usual * (usual / total) +
              factors.fit * Math.log(factor) +
              (article.topic === "niches" ? factors.niche : 0))
        );
      };
    },
  };
}
