import type { Language } from "@trellis/contract/fields";
import MiniSearch from "minisearch";
import { platformIds } from "../text/schema.ts";
import type { Article } from "./article.ts";
import { loadArticles } from "./articles.ts";
import { wordsOf } from "./words.ts";

/** An article and how well it answers a question. */
export interface Found {
  readonly article: Article;
  /** From 0 to about 1. */
  readonly score: number;
  /** Whether the question has a word that is common in questions of creators. */
  readonly isInField: boolean;
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
  knows(term: string): boolean;
  /** Returns the best articles for a text, best first. */
  search(text: string, options?: SearchOptions): Found[];
}

interface Terms {
  /** Terms of the title and of each example question. */
  readonly phrasings: readonly ReadonlySet<string>[];
  readonly head: ReadonlySet<string>;
  readonly body: ReadonlySet<string>;
  /** Stems of each field, for the index. */
  readonly fields: Readonly<Record<string, string>>;
}

const candidates = 16;
const nearWeight = 0.65;
const bodyWeight = 0.55;
const neutralWeight = 0.3;
const platformWeight = 0.6;
/** Number of articles in whose questions a word of the field appears. */
const commonFrom = 6;
/** An unknown word counts like one of medium rarity. */
const unknownWeight = 4;
const platformNames: ReadonlySet<string> = new Set(platformIds);

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

function createKnowledge(articles: readonly Article[], language: Language): Knowledge {
  const { termsOf, near } = wordsOf(language);
  const textOf = ({ lead, points, close }: Article) => [lead, ...points, close].join(" ");
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const terms = new Map<string, Terms>();
  const documentCount = new Map<string, number>();
  const headCount = new Map<string, number>();
  const index = new MiniSearch<Article>({
    idField: "slug",
    fields: ["title", "questions", "topic", "body"],
    tokenize: (stems) => stems.split(" "),
    processTerm: (term) => term,
    // The stems are computed once, for the index and for the comparison of phrasings.
    extractField: ({ slug, topic }, field) =>
      field === "slug" ? slug : field === "topic" ? topic : (terms.get(slug)?.fields[field] ?? ""),
    searchOptions: { boost: { title: 3, questions: 2.5, topic: 1 } },
  });
  for (const article of articles) {
    const [title = [], ...questions] = [article.title, ...article.questions].map(termsOf);
    const phrasings = [title, ...questions].map((stems) => new Set(stems));
    const head = new Set([...phrasings.flatMap((each) => [...each]), ...article.platforms]);
    const bodyStems = termsOf(textOf(article));
    const body = new Set(bodyStems);
    const fields = { title: title.join(" "), questions: questions.flat().join(" "), body: bodyStems.join(" ") };
    terms.set(article.slug, { phrasings, head, body, fields });
    for (const term of head) headCount.set(term, (headCount.get(term) ?? 0) + 1);
    for (const term of new Set([...head, ...body])) documentCount.set(term, (documentCount.get(term) ?? 0) + 1);
  }
  index.addAll(articles);

  const rarity = (term: string): number => {
    const count = documentCount.get(term);
    return count === undefined ? unknownWeight : Math.log(1 + articles.length / (0.5 + count));
  };

  const vocabulary = new Map<string, string[]>();
  for (const term of documentCount.keys())
    vocabulary.set(term[0] ?? "", [...(vocabulary.get(term[0] ?? "") ?? []), term]);

  /** Replaces a misspelled word by the closest known one. */
  const correct = (term: string): string => {
    if (documentCount.has(term) || near(term).size > 0 || term.length < 5) return term;
    return vocabulary.get(term[0] ?? "")?.find((known) => known.length > 3 && isOneEditApart(term, known)) ?? term;
  };

  /** Returns how strongly a set of terms contains a term: fully, by a similar word, or not at all. */
  const presence = (set: ReadonlySet<string>, term: string): number => {
    if (set.has(term)) return 1;
    for (const similar of near(term)) if (set.has(similar)) return nearWeight;
    return 0;
  };

  return {
    articles: bySlug,
    knows: (term) => documentCount.has(term) || [...near(term)].some((similar) => documentCount.has(similar)),
    search(text, { neutral, platforms = [] } = {}) {
      const query = [...new Set(termsOf(text).slice(0, 60).map(correct))];
      if (query.length === 0) return [];
      const weightOf = (term: string): number => {
        if (platformNames.has(term)) return rarity(term) * platformWeight;
        return rarity(term) * (/^\d/u.test(term) || neutral?.(term) ? neutralWeight : 1);
      };
      const weights = new Map(query.map((term) => [term, weightOf(term)]));
      const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
      const isInField = query.some((term) => !neutral?.(term) && (headCount.get(term) ?? 0) >= commonFrom);
      const named = query.filter((term) => platformNames.has(term));
      const expanded = [...new Set(query.flatMap((term) => [term, ...near(term)]))];
      const hits = index.search(expanded.join(" "), {
        tokenize: (joined) => joined.split(" "),
        boostTerm: (term) => weights.get(term) ?? 0.4,
      });
      const top = hits[0]?.score ?? 1;
      return hits
        .slice(0, candidates)
        .flatMap((hit): Found[] => {
          const article = bySlug.get(String(hit.id));
          const known = terms.get(String(hit.id));
          if (!article || !known) return [];
          let covered = 0;
          for (const [term, weight] of weights)
            covered += weight * Math.max(presence(known.head, term), bodyWeight * presence(known.body, term));
          const likeness = Math.max(
            ...known.phrasings.map((phrasing) => {
              let shared = 0;
              for (const [term, weight] of weights) shared += weight * presence(phrasing, term);
              const size = [...phrasing].reduce((sum, term) => sum + rarity(term), 0);
              return shared / Math.sqrt(total * Math.max(size, 1));
            }),
          );
          const fits =
            named.length > 0
              ? article.platforms.length === 0
                ? 0.95
                : named.some((name) => article.platforms.includes(name))
                  ? 1.1
                  : 0.6
              : article.platforms.some((name) => platforms.includes(name))
                ? 1.04
                : 1;
          const score = fits * (0.45 * Math.min(likeness, 1) + 0.4 * (covered / total) + 0.15 * (hit.score / top));
          return [{ article, score, isInField }];
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
