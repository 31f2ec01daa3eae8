import type { Article } from "../knowledge/article.ts";
import type { Found } from "../knowledge/search.ts";
import { wordsOf } from "../knowledge/words.ts";
import { fold } from "../user-text.ts";
import type { Context } from "./context.ts";
import type { Query } from "./query.ts";

/** Weight of the words of a short follow-up besides those of the question before it. */
const ownWeight = 0.25;
const maxParts = 2;
/** Score from which another article continues the last answer. */
const minimumNext = 0.37;
/** Stems of questions that a number answers, such as "How long should it be?". */
const forNumber = /^(?:how|what)(?:much|long|often?|time?)$|^cuant|^combien|^long$|^larg/u;

/** Orders the articles for a question and a short follow-up, such as "What should I write to them?". */
export function rankFollowUp(together: readonly Found[], alone: readonly Found[]): readonly Found[] {
  const own = new Map(alone.map(({ article, score }) => [article.slug, score]));
  const scoreOf = ({ article, score }: Found) => score + ownWeight * (own.get(article.slug) ?? 0);
  return together.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

/** Whether the last answer contains an article, not only its first sentence in a shorter paragraph. */
function wasShown({ slug, lead }: Article, { messages, shown, text }: Context): boolean {
  const last = messages.findLast(({ role }) => role === "assistant")?.content ?? "";
  return last.split("\n\n").includes(text.typeset(shown.articles.get(slug)?.lead ?? lead));
}

/** Returns the parts of an article that a follow-up asks about; empty if none mentions it. */
function partsAbout(article: Article, { text, before }: Query, context: Context): string {
  const { termsOf, near, isWeak } = wordsOf(context.asked);
  const earlier = new Set(termsOf(before));
  const terms = termsOf(text).filter((term) => !earlier.has(term) && !isWeak(term));
  const partsOf = ({ lead, points, close }: Article) => [lead, ...points, close];
  const shown = partsOf(context.shown.articles.get(article.slug) ?? article);
  const parts = partsOf(article).map((part, place) => {
    const stems = new Set(termsOf(part));
    const isNumbered = fold(part).match(context.patterns.number) !== null;
    const mentions = (term: string) =>
      forNumber.test(term) ? isNumbered : stems.has(term) || [...near(term)].some((similar) => stems.has(similar));
    return { count: terms.filter(mentions).length, words: shown[place] ?? "" };
  });
  const best = parts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return best
    .map(({ words }) => context.text.typeset(words))
    .slice(0, maxParts)
    .join("\n\n");
}

/** What a question is answered with: an article, or parts of the article that the last answer already contains. */
interface Continued {
  readonly article: Article | undefined;
  readonly words?: string;
}

/** Replaces an article that the last answer already contains: by its parts about the follow-up, or by the next article. */
export function continued(
  article: Article | undefined,
  found: readonly Found[],
  query: Query,
  context: Context,
): Continued {
  const isFollowUp = query.before !== "" && query.style === "full" && !/\d/u.test(query.text);
  if (!article || !isFollowUp || !wasShown(article, context)) return { article };
  const words = partsAbout(article, query, context);
  if (words !== "") return { article, words };
  const isNext = ({ score, article: other }: Found) =>
    score >= minimumNext && other.topic !== "product" && !wasShown(other, context);
  return { article: found.find(isNext)?.article };
}
