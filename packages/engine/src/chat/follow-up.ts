import type { Article } from "../knowledge/article.ts";
import type { Found } from "../knowledge/search.ts";
import { wordsOf } from "../knowledge/words.ts";
import { fold } from "../user-text.ts";
import { answerWithArticle } from "./answer-article.ts";
import { followUpTexts } from "./changes.ts";
import type { Context } from "./context.ts";
import { fitting } from "./find-article.ts";
import type { Query } from "./query.ts";
import { platformIn } from "./request.ts";

const maxParts = 2;
const maxPoints = 3;
/** Maximum number of words in a reply. Longer ones contain enough words to be searched on their own. */
const maxReply = 12;
/** Minimum score for another article to continue the last answer. */
const minimumNext = 0.37;
/** Stems of questions whose answer is a number, such as "How long should it be?". */
const forNumber = /^(?:how|what)(?:much|long|often?|time?)$|^cuant|^combien|^long$|^larg/u;

/** Whether the last answer contains a whole article, not only its first sentence. */
function wasShown({ slug, lead }: Article, { messages, shown, text }: Context): boolean {
  const last = messages.findLast(({ role }) => role === "assistant")?.content ?? "";
  return last.split("\n\n").includes(text.typeset(shown.articles.get(slug)?.lead ?? lead));
}

/** Returns the parts of an article that a follow-up asks about, and whether one of them contains all of its words. */
function partsAbout(article: Article, { text, before }: Query, context: Context) {
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
    const exact = terms.filter((term) => stems.has(term)).length;
    return { count: terms.filter(mentions).length, exact, words: shown[place] ?? "" };
  });
  const best = parts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count || b.exact - a.exact);
  return {
    words: best
      .map(({ words }) => context.text.typeset(words))
      .slice(0, maxParts)
      .join("\n\n"),
    isComplete: terms.length > 0 && best[0]?.count === terms.length,
  };
}

/** Returns the points of the last answer that fit a follow-up best, if the article doesn't mention its words. */
function sameAdvice({ slug, title, points }: Article, { text, before }: Query, context: Context): string {
  const shown = context.shown.articles.get(slug)?.points ?? points;
  const relevanceOf = context.shown.relevanceTo(`${before} ${text}`, title);
  const best = shown.toSorted((a, b) => relevanceOf(b) - relevanceOf(a)).slice(0, maxPoints);
  const { say } = followUpTexts[context.spoken];
  return [say.same, ...best.map((point) => `• ${point}`)].map((line) => context.text.typeset(line)).join("\n");
}

const isReply = ({ before, style, text }: Query): boolean => before !== "" && style === "full" && !/\d/u.test(text);

/**
 * Answers a short reply, such as “And for a long video?”, with the parts of the last answer that contain its words, or
 * else the best points. If no part contains all of the words, another article that clearly fits takes precedence.
 */
export function continueLast(query: Query, answered: Article | undefined, context: Context): string | undefined {
  if (!isReply(query) || query.request || query.text.split(" ").length > maxReply) return undefined;
  if (!context.patterns.matches("elliptic", fold(query.text))) return undefined;
  const last = context.knowledge.search(query.before).find(({ article }) => wasShown(article, context))?.article;
  if (!last) return undefined;
  const { words, isComplete } = partsAbout(last, query, context);
  if (isComplete) return words;
  const isOther = answered !== undefined && answered.slug !== last.slug;
  if (isOther || platformIn(query.text) !== "") return undefined;
  // “And without showing my face?” names another subject clearly.
  const [alone] = context.knowledge.search(query.text);
  if (alone && alone.literal >= fitting && alone.article.slug !== last.slug)
    return answerWithArticle(alone.article, { ...query, before: "" }, context);
  return words === "" ? sameAdvice(last, query, context) : words;
}

/** The answer to a question: an article, or parts of the article that the last answer already contains. */
interface Continued {
  readonly article: Article | undefined;
  readonly words?: string;
}

/** Replaces an article that the last answer already contains with its parts about the follow-up, or with the next article. */
export function continued(
  article: Article | undefined,
  found: readonly Found[],
  query: Query,
  context: Context,
): Continued {
  const hasNumber = /\d/u.test(query.text);
  if (!article || !(isReply(query) || (hasNumber && query.before !== "")) || !wasShown(article, context))
    return { article };
  // “And if I have 20 minutes a day?” needs other advice.
  const { words } = hasNumber ? { words: "" } : partsAbout(article, query, context);
  if (words !== "") return { article, words };
  const isNext = ({ score, article: other }: Found) =>
    score >= minimumNext && other.topic !== "product" && !wasShown(other, context);
  return { article: found.find(isNext)?.article };
}
