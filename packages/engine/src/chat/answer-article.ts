import { fill } from "../fill.ts";
import type { Article } from "../knowledge/article.ts";
import type { Found } from "../knowledge/search.ts";
import { fold } from "../user-text.ts";
import { type Context, subjectOf } from "./context.ts";
import { alternativeIn, type Findings, fitting } from "./find-article.ts";
import type { Query } from "./query.ts";
import { bestFirst, comparePoints, writeArticle } from "./write-article.ts";
import { topicOf } from "./topic.ts";
import { sentencesOf, shorten } from "./sentences.ts";
import { shapedAnswer } from "./shaped-answer.ts";
import { topicFor, writeItems } from "./write-list.ts";

const suggestions = 3;
const minimumScore = 0.25;
/** Articles to suggest when a question resembles fewer than three. */
const usual = ["content-ideas-source", "hooks", "first-followers", "posting-consistently", "sponsorship-first-deal"];

const reasonCount = 4;

/** Returns the sentences of an article that give reasons, or else its first sentences. */
function reasonsIn(article: Article, { patterns, say, text }: Context): string {
  const sentences = [article.lead, ...article.points, article.close].flatMap(sentencesOf);
  const reasons = sentences.filter((sentence) => patterns.matches("causal", fold(sentence)));
  // A single sentence with “because” is often an aside.
  const list = [...new Set([...reasons, ...sentences])]
    .slice(0, reasonCount)
    .map((reason) => `• ${text.typeset(reason)}`);
  return `${text.typeset(article.title)}\n\n${text.typeset(say.followUp.why)}\n${list.join("\n")}`;
}

const exampleCount = 2;

/** Returns the kind of content that illustrates an article. */
function kindFor({ slug }: Article): "hooks" | "titles" | "series" | "ideas" {
  if (/title/u.test(slug)) return "titles";
  if (/hook|caption|script/u.test(slug)) return "hooks";
  return /series|pillar/u.test(slug) ? "series" : "ideas";
}

/** Writes examples for the topic of a question, or else for the creator's topic. */
function writeExamples(article: Article, question: string, offset: number, context: Context): string {
  const { say, text, patterns } = context;
  const kind = kindFor(article);
  const subject = subjectOf(context, topicOf(question, fold(question), patterns.counted, patterns));
  const lines = writeItems(kind, subject, exampleCount, offset).map((line) => `• ${line}`);
  return `${fill(text.typeset(say.followUp.example), { topic: topicFor(subject) })}\n${lines.join("\n")}`;
}

/** Returns the examples of an article, and lines about the topic. */
function examplesFrom(article: Article, query: Query, context: Context): string {
  const quoted = article.points.filter((point) => /[“«]/u.test(point)).slice(0, 3);
  return [
    context.text.typeset(article.title),
    ...(quoted.length > 0 ? [quoted.map((point) => `• ${context.text.typeset(point)}`).join("\n")] : []),
    writeExamples(article, query.text, 0, context),
  ].join("\n\n");
}

/** Continues an article about a kind of content, such as hooks, with further examples; undefined for other articles. */
export const continueExamples = (article: Article, { text, rank }: Query, context: Context): string | undefined =>
  /hook|titles|captions|series/u.test(article.slug)
    ? writeExamples(article, text, rank * exampleCount, context)
    : undefined;

/** Writes an article in the style that the user asked for. */
export function answerWithArticle(found: Article, query: Query, context: Context): string {
  const article = context.shown.articles.get(found.slug) ?? found;
  const shaped = shapedAnswer(article, query, context);
  if (shaped !== undefined) return shaped;
  if (query.style === "short") return context.text.typeset(shorten(article));
  if (query.style === "why") return reasonsIn(article, context);
  if (query.style === "example") return examplesFrom(article, query, context);
  const points = bestFirst(article, query.text, context);
  return writeArticle({ ...article, points }, subjectOf(context), query.text, context.spoken);
}

/** Returns the sentences of an article that fit the question best. */
function partFor(article: Article, query: Query, context: Context): string {
  const { best, place } = comparePoints(article, query.text, context);
  return best > 0
    ? `${shorten(article)} ${article.points[place] ?? ""}`
    : sentencesOf(article.lead).slice(0, 2).join(" ");
}

/** Adds the part of another article that fits the question best. */
export function withAlso(answer: string, other: Found | undefined, query: Query, context: Context): string {
  const { shown, say, text } = context;
  const article = other && query.before === "" ? shown.articles.get(other.article.slug) : undefined;
  if (!article) return answer;
  const slots = { title: text.typeset(article.title), words: text.typeset(partFor(article, query, context)) };
  return `${answer}\n\n${fill(text.typeset(say.also), slots)}`;
}

/** Returns the question that represents an article in a list of suggestions. */
const suggestionFor = ({ questions, title }: Article): string =>
  questions.find((question) => /^[\p{Lu}¿]/u.test(question) && question.endsWith("?")) ?? title;

/** Minimum literal score for an answer to express no doubt. */
const undoubted = 0.9;
/**
 * An answer below this sum of score and weighted lead is doubtful: with questions that were not used for tuning, more of
 * these answers were wrong than right. So is an answer to a question with few known words that fits its meaning poorly.
 */
const uncertain = { sum: 0.78, leadWeight: 1.5, known: 0.6, meant: 0.6 };

/** Minimums above which an answer is usually right, even if another article scores almost as well. */
const supported = { meant: 0.75, literal: 0.4 };

/** Whether the best article may be about something else. */
export function isDoubtful({ found: [first, second] }: Findings): boolean {
  if (!first || first.literal >= undoubted) return false;
  if (first.meant >= supported.meant && first.literal >= supported.literal) return false;
  const lead = first.score - (second?.score ?? 0);
  const isStrange = first.known < uncertain.known && first.meant < uncertain.meant;
  return isStrange || first.score + uncertain.leadWeight * lead < uncertain.sum;
}

/** Most uncertain answers below these limits are about something else. */
const unlikely = { meant: 0.2, literal: fitting, covered: 0.7, known: 0.8 };

/** Whether the best article is uncertain and matches neither the meaning nor the words of the question. */
export function isUnlikely(findings: Findings): boolean {
  const [best] = findings.found;
  if (!best || !isDoubtful(findings)) return false;
  const isCommon = best.covered >= unlikely.covered && best.known >= unlikely.known;
  return best.meant < unlikely.meant && best.literal < unlikely.literal && !isCommon;
}

/** Suggests similar questions, each with a short answer, after an uncertain answer. Unless the question asks for advice, the answer starts by saying that it is uncertain. */
export function withDoubt(
  answer: string,
  findings: Findings,
  seeksAdvice: boolean,
  query: Query,
  context: Context,
): string {
  const { shown, say, text } = context;
  const [, ...others] = findings.found;
  const mentioned = alternativeIn(findings);
  const near = others
    .filter((other) => other !== mentioned)
    .slice(0, suggestions - 1)
    .flatMap(({ article }) => shown.articles.get(article.slug) ?? [])
    .map((article, index) =>
      text.typeset(`${index + 1}. ${suggestionFor(article)}\n${partFor(article, query, context)}`),
    );
  const introduction = text.typeset(seeksAdvice ? say.otherwise : say.suggest);
  return [
    ...(seeksAdvice ? [] : [text.typeset(say.closest)]),
    answer,
    ...(near.length > 0 ? [`${introduction}\n${near.join("\n")}`] : []),
  ].join("\n\n");
}

/** Minimum score of an article to quote instead of an answer, and minimum share of known words in the question. */
const near = { score: 0.33, known: 0.7 };

/** Admits that there is no answer. Quotes the nearest articles, or suggests the nearest questions if none is near. */
export function admitNotKnowing({ found }: Findings, query: Query, context: Context): string {
  const { shown, say, text } = context;
  const isNear = ({ score, known, isInField, isSpecific }: Found) =>
    isInField && isSpecific && score >= near.score && known >= near.known;
  const close = found.filter(isNear).slice(0, suggestions);
  const quotes = close.flatMap(({ article: { slug } }) => {
    const article = shown.articles.get(slug);
    return article ? [text.typeset(`• ${article.title}: ${partFor(article, query, context)}`)] : [];
  });
  if (quotes.length > 0) return `${text.typeset(say.near)}\n\n${quotes.join("\n")}`;
  const similar = found.filter(({ score }) => score >= minimumScore).map(({ article }) => article.slug);
  const articles = [...new Set([...similar.slice(0, suggestions), ...usual])].flatMap(
    (slug) => shown.articles.get(slug) ?? [],
  );
  const lines = articles
    .slice(0, suggestions)
    .map((article, index) => `${index + 1}. ${text.typeset(suggestionFor(article))}`);
  return `${text.typeset(say.unsure)}\n\n${text.typeset(say.suggest)}\n${lines.join("\n")}`;
}
