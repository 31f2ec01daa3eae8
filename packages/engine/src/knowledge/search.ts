import type { Language } from "@trellis/contract/fields";
import { platformIds } from "../text/platforms.ts";
import { fold } from "../user-text.ts";
import type { Article } from "./article.ts";
import { loadArticles, type StoredArticles } from "./articles.ts";
import { createFactors, productName } from "./factors.ts";
import { focusOf, outOfFocus } from "./focus.ts";
import { createIntents } from "./intents.ts";
import { createRanking } from "./rank.ts";
import { loadIndex } from "./term-index.ts";
import { createVocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/** An article and how well it answers a question. */
export interface Found {
  readonly article: Article;
  /** From 0 to about 1. */
  readonly score: number;
  /** The score from the words alone, without the meaning. */
  readonly literal: number;
  /** How well the article fits the meaning of the question, from 0 to 1. */
  readonly meant: number;
  /** Share of the question's words that the article contains, weighted by rarity; at least `meant`. */
  readonly covered: number;
  /** Share of the question's words that appear in an article, or have a similar word that does. */
  readonly known: number;
  /** Whether the question has a word that is common in creators' questions, or the article fits its meaning. */
  readonly isInField: boolean;
  /** Whether the article fits the meaning of the question, or contains more of it than a platform name or a number. */
  readonly isSpecific: boolean;
}

/** Facts that affect a search, apart from the words of the question. */
interface SearchOptions {
  /** Whether a word says little about the question, such as one of the user's own topics. */
  readonly neutral?: (term: string) => boolean;
  /** The user's platforms, for questions that name none. */
  readonly platforms?: readonly string[];
}

/** An index over the articles of one language. */
export interface Knowledge {
  readonly articles: ReadonlyMap<string, Article>;
  /** Whether a stem, or one with a similar meaning, appears in the articles. */
  readonly knows: (term: string) => boolean;
  /** Whether a stem is in no title and in at most one article's example questions, as with most names of people. */
  readonly isRare: (term: string) => boolean;
  /**
   * Returns a function that measures how much of a question a point contains, not counting words from the article's
   * title. A single word is often a coincidence, unless it is the point's label, as in “Story: a quarter of a Reel”.
   */
  readonly relevanceTo: (question: string, title: string) => (point: string) => number;
  /** Returns the best articles for a question, best first. */
  readonly search: (text: string, options?: SearchOptions) => Found[];
}

const maxCandidates = 80;
/** Number of candidates to compare closely. */
const maxRefined = 20;
const maxTerms = 60;
/** Bonus in the rough ranking for an article that fits the meaning of the question. */
const meantWeight = 0.3;
/** Minimum similarity in meaning for a question to be about creating, whatever its words. */
const meantInField = 0.5;
/** Constant added to the share of a question's concepts that an article explains. */
const meantAlone = 0.2;
/** Keeps the literal score in the range in which the limits of refusals were measured. */
const literalMargin = 0.09;
const noMeaning = { fit: 0, share: 0 };
/** Minimum total weight of the stems in the clauses that ask something; with less, other clauses are searched too. */
const minimumFocus = 5;
const similarBoost = 0.2;
const neutralWeight = 0.3;
/** Minimum weight for a word to make a point relevant. Most numbers weigh less. */
const minimumRelevance = 1;
const platformWeight = 0.6;
const platformNames: ReadonlySet<string> = new Set(platformIds);

/** Matches a capitalized name within a sentence, such as "Bad Bunny" in "a song by Bad Bunny". */
const capitalized = /(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu;
const nameWeight = 0.5;
/** A correction can be wrong: "capital" is not a misspelled "capítulo". */
const guessedWeight = 0.6;

/** Returns the label before the colon of a point such as “TikTok and others: publish version B two weeks later”. */
export const labelOf = (point: string): string => /^[^:]{1,40}(?=:)/u.exec(point)?.[0].trim() ?? "";

function createKnowledge({ articles, index: stored }: StoredArticles, language: Language): Knowledge {
  const words = wordsOf(language);
  const { termsOf, near, spell } = words;
  const { presence, compare, refine } = createRanking(words);
  const meaningOf = createIntents(language);
  const { termsIn, rarity, knows, isRare, isOfField, isInTitle, correct } = createVocabulary(articles, words);
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const index = loadIndex(stored);

  /** Returns the stems of a question with their weights, and the part that asks something. */
  const read = (text: string, neutral: (term: string) => boolean) => {
    const spelled = termsOf(spell(fold(text))).slice(0, maxTerms);
    const corrected = new Map(spelled.map((term) => [term, correct(term)]));
    const query = [...new Set(corrected.values())];
    const guessed = new Set(query.filter((term) => !corrected.has(term)));
    const names = new Set(termsOf((text.match(capitalized) ?? []).join(" ")).filter((term) => !knows(term)));
    const weightOf = (term: string): number => {
      if (names.has(term)) return nameWeight;
      if (guessed.has(term)) return guessedWeight;
      if (platformNames.has(term)) return platformWeight;
      // "Music" is a subject that creators post about, but it keeps its weight, because articles are about it too.
      const isSubject = neutral(term) && !isInTitle(term);
      return /^\d/u.test(term) || term.startsWith(productName) || isSubject ? neutralWeight : 1;
    };
    const full = new Map(query.map((term) => [term, rarity(term) * weightOf(term)]));
    const stemsIn = (part: string) => new Set(termsOf(spell(fold(part))).map((term) => corrected.get(term) ?? term));
    const weightIn = (part: string) => [...stemsIn(part)].reduce((sum, term) => sum + (full.get(term) ?? 0), 0);
    const focus = focusOf(text, language, (part) => weightIn(part) >= minimumFocus);
    const inFocus = stemsIn(focus);
    const weights = new Map(
      [...full].map(([term, weight]) => [term, inFocus.has(term) ? weight : weight * outOfFocus]),
    );
    return { spelled, query, focus, weights };
  };

  return {
    articles: bySlug,
    knows,
    isRare,
    relevanceTo(question, title) {
      const subject = new Set(termsOf(title));
      const { weights } = read(question, () => false);
      const asked = [...weights].filter(([term, weight]) => weight >= minimumRelevance && !subject.has(term));
      return (point) => {
        const stems = new Set(termsOf(point));
        const label = new Set(termsOf(labelOf(point)));
        const shared = asked.filter(([term]) => stems.has(term));
        const isRelevant = shared.length > 1 || shared.some(([term]) => label.has(term));
        return isRelevant ? shared.reduce((sum, [, weight]) => sum + weight, 0) : 0;
      };
    },
    search(text, { neutral = () => false, platforms = [] } = {}) {
      const { spelled, query, focus, weights } = read(text, neutral);
      const isInField = query.some((term) => !neutral(term) && isOfField(term));
      const specific = query.filter((term) => !platformNames.has(term) && !/^\d/u.test(term));
      const factorOf = createFactors(query, platforms);
      const expanded = new Set(query.flatMap((term) => [term, ...near(term)]));
      const hits = index.search([...expanded].join(" "), { boostTerm: (term) => weights.get(term) ?? similarBoost });
      const hitScores = new Map(hits.slice(0, maxCandidates).map(({ id, score }) => [String(id), score]));
      const best = hits[0]?.score ?? 1;
      const meaning = meaningOf(text, focus);
      const candidates = [...new Set([...hitScores.keys(), ...meaning.keys()])].flatMap((slug) => {
        const article = bySlug.get(slug);
        if (!article) return [];
        const known = termsIn(article);
        const { covered, likeness } = compare(weights, known);
        const { fit: meant, share } = meaning.get(slug) ?? noMeaning;
        const score = 0.45 * likeness + 0.4 * covered + 0.15 * ((hitScores.get(slug) ?? 0) / best);
        const factor = factorOf(article, meant);
        return [{ article, known, meant, share, covered, factor, score, rough: score * factor + meantWeight * meant }];
      });
      const refined = refine(focus, weights);
      const knownShare = spelled.filter(knows).length / Math.max(1, spelled.length);
      return candidates
        .toSorted((a, b) => b.rough - a.rough)
        .slice(0, maxRefined)
        .map(({ article, known, meant, share, covered, factor, score }): Found => {
          const isSpecific =
            meant > 0 || specific.some((term) => presence(known.head, term) + presence(known.body, term) > 0);
          return {
            article,
            score: refined(article, known, score, factor, meant * (meantAlone + share)),
            literal: refined(article, known, score, factor, 0) - literalMargin,
            meant,
            known: knownShare,
            covered: Math.max(covered, meant),
            isInField: isInField || meant >= meantInField,
            isSpecific,
          };
        })
        .toSorted((a, b) => b.score - a.score);
    },
  };
}

const loading = new Map<Language, Promise<Knowledge>>();

/** Returns a language's knowledge; the index is built at its first use. */
export function loadKnowledge(language: Language): Promise<Knowledge> {
  const knowledge = loading.get(language) ?? loadArticles(language).then((stored) => createKnowledge(stored, language));
  loading.set(language, knowledge);
  return knowledge;
}
