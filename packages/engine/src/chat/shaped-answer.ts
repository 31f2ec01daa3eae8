import { fold } from "../user-text.ts";
import type { Article } from "../knowledge/article.ts";
import { labelOf } from "../knowledge/search.ts";
import { followUpTexts } from "./changes.ts";
import type { Context } from "./context.ts";
import type { Query } from "./query.ts";
import { sentencesOf, shorten } from "./sentences.ts";
import { applyFigures } from "./figures.ts";
import { bestFirst } from "./write-article.ts";
import { pointsAsTable } from "./write-table.ts";

/** Whether a question asks for a certain format, which additional paragraphs would break. */
export const isShaped = ({ format, changes }: Query): boolean =>
  changes.isTable || changes.isFree || format.isShort || (format.points ?? format.sentences) !== undefined;

/** Matches a price. */
const price = /[$€£]\s?\d|\d+\s?(?:[$€£]|dollars?|euros?|d[oó]lares|pesos|pounds?)/iu;

/** Returns the sentences that answer a question: those of the point that contains its words, or those of the article. */
function bestSentences(article: Article, question: string, { shown, patterns }: Context): string[] {
  const glossary = shown.articles.get("analytics-terms");
  const asksMeaning = patterns.matches("meaning", fold(question));
  const words = new Set(fold(question).split(" "));
  const isNamed = (point: string) => {
    const label = fold(labelOf(point));
    return label !== "" && label.split(" ").every((word) => words.has(word));
  };
  // “What is retention, in one sentence?” is answered by the list of terms, whatever article is closest.
  const terms = asksMeaning ? (glossary?.points ?? []) : [];
  const point = [...article.points, ...terms].find(isNamed) ?? "";
  return [
    ...(point === "" ? [] : sentencesOf(point)),
    ...sentencesOf(article.lead),
    ...article.points.flatMap(sentencesOf),
  ];
}

const fewest = 3;

/** Returns the parts of an article that need no money. */
function freeParts(article: Article, question: string, context: Context): string {
  const { say, purchases } = followUpTexts[context.spoken];
  const isBought = new RegExp(`(?<![\\p{L}])(?:${purchases})`, "iu");
  const unpaid = [...sentencesOf(article.lead), ...article.points].filter(
    (part) => !price.test(part) && !isBought.test(part),
  );
  // If an article covers several subjects, only the parts about the question answer it.
  const relevanceOf = context.shown.relevanceTo(question, "");
  const related = unpaid.filter((part) => relevanceOf(part) > 0);
  const parts = related.length >= fewest ? related : unpaid;
  return [say.free, ...parts.map((part) => `• ${part}`)].map((part) => context.text.typeset(part)).join("\n");
}

/** Writes an article in the format that a question asks for; undefined if it asks for none. */
export function shapedAnswer(article: Article, query: Query, context: Context): string | undefined {
  const { format, changes, text: question } = query;
  const { typeset } = context.text;
  if (changes.isFree) return freeParts(article, question, context);
  if (changes.isTable)
    return `${typeset(article.title)}\n\n${pointsAsTable(
      article.points.map((point) => typeset(point)),
      context,
    )}`;
  if (format.sentences !== undefined)
    return bestSentences(article, question, context)
      .slice(0, format.sentences)
      .map((sentence) => typeset(sentence))
      .join(" ");
  if (format.points === 1) {
    const figures = applyFigures(article.slug, question, context.say, context.spoken, typeset);
    return [
      ...(figures.length > 0 ? figures : sentencesOf(article.lead).slice(0, 1)),
      ...sentencesOf(article.close).slice(-1),
    ]
      .map((sentence) => typeset(sentence))
      .join(" ");
  }
  if (format.points !== undefined || format.isInSteps) {
    const points = format.isInSteps ? article.points : bestFirst(article, question, context);
    const list = points
      .slice(0, format.points ?? points.length)
      .map((point, index) => `${index + 1}. ${typeset(point)}`);
    return [typeset(article.title), typeset(article.lead), list.join("\n")].join("\n\n");
  }
  return format.isShort ? typeset(shorten(article)) : undefined;
}
