import { fill } from "../fill.ts";
import type { Article } from "../knowledge/article.ts";
import type { Found } from "../knowledge/search.ts";
import { fold } from "../user-text.ts";
import { type Context, subjectOf } from "./context.ts";
import { alternativeIn, type Findings } from "./find-article.ts";
import type { Query } from "./query.ts";
import { bestFirst, comparePoints, writeArticle } from "./write-article.ts";
import { topicFor, writeItems } from "./write-list.ts";

const suggestions = 3;
const minimumScore = 0.25;
/** Suggested when a question resembles no article. */
const usual = ["content-ideas-source", "hooks", "first-followers", "posting-consistently", "sponsorship-first-deal"];

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡«“])/u);

/** Returns the first sentence of an article, or the first two if the first has fewer than 60 characters. */
function shorten({ lead }: Article): string {
  const sentences = sentencesOf(lead);
  const [first = ""] = sentences;
  return first.length >= 60 ? first : sentences.slice(0, 2).join(" ");
}

/** Returns the sentences of an article that give reasons, or else its first sentences. */
function reasonsIn(article: Article, { patterns, say, text }: Context): string {
  const sentences = [article.lead, ...article.points, article.close].flatMap(sentencesOf);
  const reasons = sentences.filter((sentence) => patterns.matches("causal", fold(sentence))).slice(0, 3);
  // A single sentence with “because” is often an aside.
  const list = (reasons.length > 1 ? reasons : sentences.slice(0, 2)).map((reason) => `• ${text.typeset(reason)}`);
  return `${text.typeset(say.followUp.why)}\n${list.join("\n")}`;
}

/** Returns the examples of an article, and a line about the creator's topic. */
function examplesFrom(article: Article, context: Context): string {
  const { say, text } = context;
  const subject = subjectOf(context);
  const quoted = article.points.filter((point) => /[“«]/u.test(point)).slice(0, 3);
  const kind = /hook|title|caption|script/u.test(article.slug)
    ? "hooks"
    : /series|pillar/u.test(article.slug)
      ? "series"
      : "ideas";
  const own = writeItems(kind, subject, 2, 0);
  return [
    ...(quoted.length > 0 ? [quoted.map((point) => `• ${text.typeset(point)}`).join("\n")] : []),
    `${fill(text.typeset(say.followUp.example), { topic: topicFor(subject) })}\n${own.map((line) => `• ${line}`).join("\n")}`,
  ].join("\n\n");
}

/** Writes an article in the style that the user asked for. */
export function answerWithArticle(found: Article, query: Query, context: Context): string {
  const article = context.shown.articles.get(found.slug) ?? found;
  if (query.style === "short") return context.text.typeset(shorten(article));
  if (query.style === "why") return reasonsIn(article, context);
  if (query.style === "example") return examplesFrom(article, context);
  const points = bestFirst(article, query.text, context);
  return writeArticle({ ...article, points }, subjectOf(context), query.text, context.spoken);
}

/** Adds the part of another article that fits the question best. */
export function withAlso(answer: string, other: Found | undefined, query: Query, context: Context): string {
  const { shown, say, text } = context;
  const article = other && query.before === "" ? shown.articles.get(other.article.slug) : undefined;
  if (!article) return answer;
  const { best, place } = comparePoints(article, query.text, context);
  const words =
    best > 0 ? `${shorten(article)} ${article.points[place] ?? ""}` : sentencesOf(article.lead).slice(0, 2).join(" ");
  const slots = { title: text.typeset(article.title), words: text.typeset(words) };
  return `${answer}\n\n${fill(text.typeset(say.also), slots)}`;
}

/** Returns the question with which an article is suggested. */
const suggestionFor = ({ questions, title }: Article): string =>
  questions.find((question) => /^[\p{Lu}¿]/u.test(question) && question.endsWith("?")) ?? title;

/** An answer with at least this score is given without doubt. */
const undoubted = 0.9;
/**
 * Below this sum of score and weighted lead, more answers are wrong than right, measured on questions that were not used
 * for tuning. A wrong answer rarely leads clearly.
 */
const uncertain = { sum: 0.78, leadWeight: 1.5, known: 0.6, meant: 0.6 };

/** Adds to an answer that it is uncertain, and suggests similar questions; no change if the answer fits well. */
export function withDoubt(answer: string, findings: Findings, { shown, say, text }: Context): string {
  const [first, ...others] = findings.found;
  if (!first || first.literal >= undoubted) return answer;
  const lead = first.score - (others[0]?.score ?? 0);
  const isStrange = first.known < uncertain.known && first.meant < uncertain.meant;
  if (!isStrange && first.score + uncertain.leadWeight * lead >= uncertain.sum) return answer;
  const mentioned = alternativeIn(findings);
  const near = others
    .filter((other) => other !== mentioned)
    .slice(0, suggestions - 1)
    .flatMap(({ article }) => shown.articles.get(article.slug) ?? [])
    .map((article, index) => `${index + 1}. ${text.typeset(suggestionFor(article))}`);
  const question = near.length > 0 ? `\n\n${text.typeset(say.suggest)}\n${near.join("\n")}` : "";
  return `${text.typeset(say.closest)}\n\n${answer}${question}`;
}

/** Admits that there is no answer, and suggests the nearest questions. */
export function admitNotKnowing({ found }: Findings, { shown, say, text }: Context): string {
  const near = found.filter(({ score }) => score >= minimumScore).map(({ article }) => article.slug);
  const articles = [...new Set([...near.slice(0, suggestions), ...usual])].flatMap(
    (slug) => shown.articles.get(slug) ?? [],
  );
  const lines = articles
    .slice(0, suggestions)
    .map((article, index) => `${index + 1}. ${text.typeset(suggestionFor(article))}`);
  return `${text.typeset(say.unsure)}\n\n${text.typeset(say.suggest)}\n${lines.join("\n")}`;
}
