import { fold } from "../user-text.ts";
import { hasQuestion } from "../knowledge/focus.ts";
import { wordsOf } from "../knowledge/words.ts";
import {
  admitNotKnowing,
  answerWithArticle,
  continueExamples,
  isDoubtful,
  isUnlikely,
  withAlso,
  withDoubt,
} from "./answer-article.ts";
import { answerComparison } from "./compare.ts";
import { followUpTexts } from "./changes.ts";
import type { Context } from "./context.ts";
import type { Reply, Turn } from "./conversation.ts";
import { alternativeIn, articleAt, type Findings, findArticles, fitting, certain } from "./find-article.ts";
import { continued, continueLast } from "./follow-up.ts";
import type { Query } from "./query.ts";
import { isShaped } from "./shaped-answer.ts";
import { withinScope } from "./scope.ts";

/** Minimum lead of an article that answers one half of a question with two halves. */
const clearLead = 0.05;

/** Answers a message that asks two questions with one article for each; undefined for any other message. */
function answerBoth(query: Query, context: Context): string | undefined {
  const { knowledge, creator, asked, text, shown } = context;
  if (query.rank > 0 || query.style !== "full" || query.before !== "") return undefined;
  const parts = query.text.split(context.patterns.raw.joint).map((part) => part.trim());
  // In "I film in my room and it’s dark, what do I buy?", the first half asks nothing.
  if (parts.length !== 2 || !parts.every((part) => hasQuestion(part, asked))) return undefined;
  // In "What is CPM, and why is mine so low?", the second half needs the first.
  if (context.patterns.matches("anaphora", fold(parts[1] ?? ""))) return undefined;
  const articles = parts.flatMap((part) => {
    const { found, isConfident } = findArticles({ ...query, text: part }, knowledge, creator, wordsOf(asked));
    const [best, next] = found;
    const isClear = isConfident && best?.isInField && best.score - (next?.score ?? 0) >= clearLead;
    return isClear ? [best.article] : [];
  });
  const [first, second] = articles;
  if (!first || !second || first === second) return undefined;
  const { title } = shown.articles.get(second.slug) ?? second;
  const short = answerWithArticle(second, { ...query, text: parts[1] ?? "", style: "short" }, context);
  return `${answerWithArticle(first, { ...query, text: parts[0] ?? "" }, context)}\n\n${text.typeset(title)}\n\n${short}`;
}

const partCount = 3;

/** Explains one point of the last answer with the article that says most about it. */
function answerPoint(found: Findings["found"], query: Query, context: Context): string | undefined {
  const { knowledge, shown, text } = context;
  const [current] = found;
  const point = query.picked;
  if (point === "") return undefined;
  const next = knowledge.search(`${point} ${query.text}`).find(({ article }) => article.slug !== current?.article.slug);
  const article = next && shown.articles.get(next.article.slug);
  if (!article) return undefined;
  const relevanceOf = shown.relevanceTo(`${point} ${query.text}`, article.title);
  const parts = article.points.toSorted((a, b) => relevanceOf(b) - relevanceOf(a)).slice(0, partCount);
  return [point, text.typeset(article.lead), parts.map((part) => `• ${text.typeset(part)}`).join("\n")].join("\n\n");
}

/** Answers from the knowledge base, or admits not knowing. With `isSure`, the answer expresses no doubt. */
export function answerFromKnowledge(all: Findings, turn: Turn, query: Query, context: Context, isSure = false): Reply {
  const { text, say } = context;
  const findings = withinScope(all, turn, context);
  const isAnsweredByArticle = findings.isConfident && (findings.found[0]?.literal ?? 0) >= certain;
  const comparison = isAnsweredByArticle && query.style === "full" ? undefined : answerComparison(query, context);
  if (comparison !== undefined) return { words: comparison };
  const [fit] = findings.isConfident
    ? findings.found.filter(({ literal }, place) => place === 0 && literal >= fitting)
    : [];
  const last = query.before === "" ? undefined : continueLast(query, fit?.article, context);
  if (last !== undefined) return { words: last };
  // To creators who ask for advice in many words, the nearest article is more helpful than none.
  const seeksAdvice = isSure || context.patterns.matches("advice", turn.folded);
  const isPersonal = seeksAdvice || context.patterns.matches("personal", turn.folded);
  if (!findings.isConfident || (query.rank === 0 && !seeksAdvice && isUnlikely(findings)))
    return { words: admitNotKnowing(findings, query, context), isSigned: true };
  const [answered] = findings.found;
  const point = answerPoint(findings.found, query, context);
  if (point !== undefined) return { words: point };
  const more = query.rank > 0 && answered && continueExamples(answered.article, query, context);
  if (more) return { words: more };
  const best = articleAt(findings, query.rank);
  const { article, words = answerBoth(query, context) } = continued(best, findings.found, query, context);
  if (words !== undefined) return { words };
  if (!article) return { words: text.typeset(say.followUp.exhausted) };
  const answer = answerWithArticle(article, query, context);
  const written = query.changes.isTried
    ? `${text.typeset(followUpTexts[context.spoken].say.tried)}\n\n${answer}`
    : answer;
  if (query.rank > 0 || query.style !== "full" || isShaped(query)) return { words: written };
  const full = withAlso(written, alternativeIn(findings), query, context);
  return {
    words:
      isDoubtful(findings) && !query.format.isInSteps ? withDoubt(full, findings, isPersonal, query, context) : full,
  };
}
