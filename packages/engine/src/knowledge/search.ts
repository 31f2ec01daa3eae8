import type { Language } from "@trellis/contract/fields";
import MiniSearch from "minisearch";
import { platformIds } from "../text/schema.ts";
import type { Article, StemmedArticle } from "./article.ts";
import { loadArticles } from "./articles.ts";
import { type ArticleTerms, createVocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/** An article and how well it answers a question. */
export interface Found {
  readonly article: Article;
  /** From 0 to about 1. */
  readonly score: number;
  /** Share of the question's words that the article contains, weighted by rarity. */
  readonly covered: number;
  /** Whether the question has a word that is common in questions of creators. */
  readonly isInField: boolean;
  /** Whether the article contains more of the question than the name of a platform or a number. */
  readonly isSpecific: boolean;
}

/** What is known about a question besides its words. */
interface SearchOptions {
  /** Words that say little about the question, such as the user's own topics. */
  readonly neutral?: (term: string) => boolean;
  /** Platforms of the user, for questions that name none. */
  readonly platforms?: readonly string[];
}

/** An index over the articles of one language. */
export interface Knowledge {
  readonly articles: ReadonlyMap<string, Article>;
  /** Whether a stem, or one with a similar meaning, appears in the articles. */
  readonly knows: (term: string) => boolean;
  /** Returns the best articles for a text, best first. */
  readonly search: (text: string, options?: SearchOptions) => Found[];
}

const maxCandidates = 80;
const maxTerms = 60;
const similarBoost = 0.2;
const similarWeight = 0.65;
const bodyWeight = 0.55;
const neutralWeight = 0.3;
const platformWeight = 0.6;
const platformNames: ReadonlySet<string> = new Set(platformIds);

const productName = "trelli";
/** Networks that Trellis does not plan for; one article is about all of them. */
const elsewhere: ReadonlySet<string> = new Set([
  "bluesky",
  "kick",
  "linkedin",
  "pinterest",
  "reddit",
  "snapchat",
  "thread",
  "threads",
  "twitch",
  "twitter",
]);
const elsewhereFactor = 1.25;

/** A capital letter within a sentence: "a song by Bad Bunny". */
const capitalized = /(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu;
const nameWeight = 0.5;

/** Prefers articles about creating to those about this product, unless the question names it. */
const productFactor = ({ topic }: Article, namesProduct: boolean): number =>
  topic === "product" ? (namesProduct ? 1.1 : 0.9) : 1;

/** Prefers articles about the platform of the question, and a little those about the user's platforms. */
function platformFactor(article: Article, named: readonly string[], own: readonly string[]): number {
  const isAbout = (name: string) => article.platforms.includes(name);
  if (named.length === 0)
    return article.platforms.length === 0 ? 1 : own.length === 0 ? 0.92 : own.some(isAbout) ? 0.96 : 0.82;
  if (article.platforms.length === 0) return 0.95;
  return named.some(isAbout) ? 1.1 : 0.6;
}

function createKnowledge(articles: readonly StemmedArticle[], language: Language): Knowledge {
  const words = wordsOf(language);
  const { termsOf, near } = words;
  const { terms, rarity, knows, isOfField, isInTitle, correct } = createVocabulary(articles, words);
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const index = new MiniSearch<StemmedArticle>({
    idField: "slug",
    fields: ["title", "questions", "topic", "lead"],
    tokenize: (stems) => stems.split(" "),
    processTerm: (term) => term,
    extractField: ({ slug, topic }, field) =>
      field === "slug" ? slug : field === "topic" ? topic : (terms.get(slug)?.fields[field] ?? ""),
    searchOptions: { boost: { title: 3, questions: 2.5 } },
  });
  index.addAll(articles);

  /** Returns how strongly a set of stems contains a stem: fully, by a similar word, or not at all. */
  const presence = (set: ReadonlySet<string>, term: string): number => {
    if (set.has(term)) return 1;
    for (const similar of near(term)) if (set.has(similar)) return similarWeight;
    return 0;
  };

  /** Returns the share of the question that an article contains, and the similarity to its closest phrasing. */
  function compare(weights: ReadonlyMap<string, number>, { head, body, phrasings }: ArticleTerms): [number, number] {
    let total = 0;
    let covered = 0;
    for (const [term, weight] of weights) {
      total += weight;
      const inHead = presence(head, term);
      covered += weight * (inHead === 1 ? 1 : Math.max(inHead, bodyWeight * presence(body, term)));
    }
    let likeness = 0;
    for (const { stems, size } of phrasings) {
      let shared = 0;
      for (const [term, weight] of weights) shared += weight * presence(stems, term);
      likeness = Math.max(likeness, shared / Math.sqrt(total * Math.max(size, 1)));
    }
    return [covered / total, Math.min(likeness, 1)];
  }

  return {
    articles: bySlug,
    knows,
    search(text, { neutral = () => false, platforms = [] } = {}) {
      const query = [...new Set(termsOf(text).slice(0, maxTerms).map(correct))];
      const names = new Set(termsOf((text.match(capitalized) ?? []).join(" ")).filter((term) => !knows(term)));
      const weightOf = (term: string): number => {
        if (names.has(term)) return nameWeight;
        if (platformNames.has(term)) return platformWeight;
        // "Music" is a subject to post about, but also one that articles are about.
        const isSubject = neutral(term) && !isInTitle(term);
        return /^\d/u.test(term) || term.startsWith(productName) || isSubject ? neutralWeight : 1;
      };
      const weights = new Map(query.map((term) => [term, rarity(term) * weightOf(term)]));
      const isInField = query.some((term) => !neutral(term) && isOfField(term));
      const specific = query.filter((term) => !platformNames.has(term) && !/^\d/u.test(term));
      const named = query.filter((term) => platformNames.has(term));
      const namesElsewhere = query.some((term) => elsewhere.has(term));
      const namesProduct = query.some((term) => term.startsWith(productName));
      const expanded = new Set(query.flatMap((term) => [term, ...near(term)]));
      const hits = index.search([...expanded].join(" "), { boostTerm: (term) => weights.get(term) ?? similarBoost });
      const best = hits[0]?.score ?? 1;
      return hits
        .slice(0, maxCandidates)
        .flatMap((hit): Found[] => {
          const slug = String(hit.id);
          const [article, known] = [bySlug.get(slug), terms.get(slug)];
          if (!article || !known) return [];
          const isSpecific = specific.some((term) => presence(known.head, term) + presence(known.body, term) > 0);
          const [covered, likeness] = compare(weights, known);
          const score = 0.45 * likeness + 0.4 * covered + 0.15 * (hit.score / best);
          const factor =
            platformFactor(article, named, platforms) *
            productFactor(article, namesProduct) *
            (namesElsewhere && slug === "other-platforms" ? elsewhereFactor : 1);
          return [{ article, score: score * factor, covered, isInField, isSpecific }];
        })
        .toSorted((a, b) => b.score - a.score);
    },
  };
}

const loading = new Map<Language, Promise<Knowledge>>();

/** Returns a language's knowledge; the index is built at its first use. */
export function loadKnowledge(language: Language): Promise<Knowledge> {
  const knowledge =
    loading.get(language) ?? loadArticles(language).then((articles) => createKnowledge(articles, language));
  loading.set(language, knowledge);
  return knowledge;
}
