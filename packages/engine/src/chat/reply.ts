import { languages } from "@trellis/contract/fields";
import { goalsOf } from "../classify.ts";
import { creatorOf, itemAt } from "../creator.ts";
import { fill } from "../fill.ts";
import { hasQuestion } from "../knowledge/focus.ts";
import { loadKnowledge } from "../knowledge/search.ts";
import { wordsOf } from "../knowledge/words.ts";
import { audiencesFor } from "../plan/vocabulary.ts";
import type { GoalId } from "../text/plan-ids.ts";
import { texts } from "../text/texts.ts";
import {
  admitNotKnowing,
  answerWithArticle,
  continueExamples,
  isDoubtful,
  isUnlikely,
  withAlso,
  withDoubt,
} from "./answer-article.ts";
import { answerRequest } from "./answer-request.ts";
import { type Patterns, patternsOf, sayIn } from "./chat-texts.ts";
import type { ChatInput, Context } from "./context.ts";
import { isSmallTalk, readConversation, type Reply, type Turn, turnOf } from "./conversation.ts";
import { alternativeIn, articleAt, certain, fitting, type Findings, findArticles } from "./find-article.ts";
import { continued } from "./follow-up.ts";
import { answerLanguage, languageOf } from "./language.ts";
import { fold } from "../user-text.ts";
import { answerFromOwnData } from "./own-data.ts";
import type { Query } from "./query.ts";
import { withinScope } from "./scope.ts";
import { refuse } from "./refuse.ts";
import type { ListRequest } from "./request.ts";

/** The article that helps most with each kind of goal. */
const articleForGoal: Readonly<Record<GoalId, string>> = {
  courses: "selling-a-course",
  members: "memberships",
  services: "selling-services",
  brands: "sponsorship-first-deal",
  ads: "income-streams",
  sales: "digital-products",
  community: "community-building",
  views: "how-algorithms-rank",
  craft: "quality-or-quantity",
  start: "posting-consistently",
  reach: "first-followers",
};
const length = 60;
/** Articles about finding ideas: a list with ideas helps more. */
const usualSources: ReadonlySet<string> = new Set(["content-ideas-source", "creative-block", "nothing-to-film"]);
/** Minimum lead of an article that answers one half of a question with two halves. */
const clearLead = 0.05;
const storyWords = 8;

/** Returns the slots of a greeting. */
function slotsFor({ creator, text }: Context): Record<string, string> {
  const niche = text.niches[creator.niche];
  return {
    topic: itemAt(creator.topics, 0, niche.name, length),
    audience: audiencesFor(creator, text)[0].audience,
    goal: itemAt(creator.goal, 0, text.plan.aim, length),
    platform: itemAt(creator.platforms, 0, "Instagram", length),
  };
}

/** Answers messages that need no search: distress, attempts to change the rules, greetings. */
function answerAtOnce({ folded }: Turn, context: Context): Reply | undefined {
  const { say, text, patterns, messages } = context;
  const write = (sentence: string, isSigned = false): Reply => ({
    words: fill(text.typeset(sentence), slotsFor(context)),
    isSigned,
  });
  const inAnyLanguage = (name: "crisis" | "harassment") =>
    languages.some((language) => patternsOf(language).matches(name, folded));
  if (folded === "") return write(say.empty);
  if (inAnyLanguage("crisis")) return write(say.crisis);
  if (inAnyLanguage("harassment")) return write(say.harassment);
  if (languages.some((language) => patternsOf(language).matches("secrets", folded))) return write(say.declined.secrets);
  const turns = messages.filter(({ role }) => role === "user").length;
  if (isSmallTalk(folded, patterns)) {
    const sentences = patterns.smallTalk.greeting.test(folded) ? say.greeting : say.thanks;
    return write(sentences[(turns - 1) % sentences.length] ?? "");
  }
  return patterns.matches("who", folded) ? write(say.who, true) : undefined;
}

/** Answers questions such as "How do I reach my goal: 10,000 followers?". */
function answerGoal({ text }: Turn, query: Query, context: Context): string | undefined {
  const { shown, creator } = context;
  const [, named = ""] = /[:：]\s*(.+)$/u.exec(text) ?? [];
  const [goal] = goalsOf(named === "" ? creator.goal : [named]);
  const article = shown.articles.get(articleForGoal[goal]);
  return article && answerWithArticle(article, query, context);
}

/** Answers a question that asks two things with one article for each; undefined for any other question. */
function answerBoth(query: Query, context: Context): string | undefined {
  const { knowledge, creator, asked, text, shown } = context;
  if (query.rank > 0 || query.style !== "full" || query.before !== "") return undefined;
  const parts = query.text.split(context.patterns.raw.joint).map((part) => part.trim());
  // "I film in my room and it’s dark, what do I buy?": the first half asks nothing.
  if (parts.length !== 2 || !parts.every((part) => hasQuestion(part, asked))) return undefined;
  // "What is CPM, and why is mine so low?": the second half needs the first.
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

function answerFromKnowledge(all: Findings, turn: Turn, query: Query, context: Context): Reply {
  const { text, say } = context;
  const findings = withinScope(all, turn, context);
  if (!findings.isConfident || (query.rank === 0 && isUnlikely(findings)))
    return { words: admitNotKnowing(findings, context), isSigned: true };
  const [answered] = findings.found;
  const more = query.rank > 0 && answered && continueExamples(answered.article, query, context);
  if (more) return { words: more };
  const best = articleAt(findings, query.rank);
  const { article, words = answerBoth(query, context) } = continued(best, findings.found, query, context);
  if (words !== undefined) return { words };
  if (!article) return { words: text.typeset(say.followUp.exhausted) };
  const written = answerWithArticle(article, query, context);
  if (query.rank > 0 || query.style !== "full") return { words: written };
  const full = withAlso(written, alternativeIn(findings), query, context);
  return { words: isDoubtful(findings) ? withDoubt(full, findings, context) : full };
}

/** "An idea for a Reel": one text is requested. */
const singleIdea = /^(?:(?:an?|one|una?|une) )?(?:(?:other|good|buena|bonne) )?(?:idea|idee)\b/u;

/** Whether a question, such as "Nobody shows up to my lives", names a kind of text without asking for one, and an article fits. */
function isExplainedBetter(
  { kind, count, topic }: ListRequest,
  { folded }: Turn,
  { found: [best], isConfident }: Findings,
  { asksFirst }: Patterns,
): boolean {
  if (!isConfident || !best) return false;
  const isOrder = asksFirst.test(folded) || singleIdea.test(folded);
  // What a florist can post: the article has better ideas than the templates.
  const isOpen = count === undefined || (count === 1 && !isOrder);
  const isFitting =
    best.article.topic === "niches" || ((topic === "" || !isOrder) && best.score >= certain && best.isInField);
  if (kind === "ideas") return isOpen && isFitting && best.meant >= 0.6 && !usualSources.has(best.article.slug);
  if (count !== undefined || (kind !== "series" && kind !== "questions")) return false;
  return !isOrder && (topic === "" || best.score >= fitting);
}

/** Whether a message says more than what to write: “No ideas left, I have been staring at the screen for three weeks”. */
const isStory = ({ count }: ListRequest, folded: string): boolean =>
  count === undefined && folded.split(" ").length >= storyWords;

async function answer(turn: Turn, query: Query, context: Context): Promise<Reply> {
  const { patterns, say, text, knowledge, creator, answers, spoken, asked, tools } = context;
  const { folded } = turn;
  const atOnce = answerAtOnce(turn, context);
  if (atOnce) return atOnce;
  const findings = findArticles(query, knowledge, creator, wordsOf(asked));
  const refused = refuse("first", turn, query, findings, context);
  if (refused) return refused;
  const { request } = query;
  // Generated hashtags would be mistaken for "the hashtags of this week".
  if (request?.kind === "hashtags" && patterns.matches("current", folded))
    return { words: text.typeset(say.declined.current) };
  const isWritten =
    request &&
    request.kind !== "tips" &&
    query.style !== "why" &&
    (query.rank > 0 || !isExplainedBetter(request, turn, findings, patterns));
  if (isWritten && !(request.kind === "scripts" && patterns.matches("code", folded))) {
    const words = answerRequest(request, query, context);
    const [best] = isStory(request, folded) && findings.isConfident ? findings.found : [];
    if (words !== undefined)
      return { words: withAlso(words, best && best.score >= fitting ? best : undefined, query, context) };
  }
  const own = patterns.matches("notOwn", folded)
    ? undefined
    : patterns.own.find(([, pattern]) => pattern.test(folded))?.[0];
  if (own) {
    const { typeset } = text;
    const words = await answerFromOwnData(own, tools, {
      say,
      typeset,
      language: spoken,
      answers,
      question: turn.text,
    });
    if (words !== undefined) return { words };
  }
  const outside = refuse("second", turn, query, findings, context);
  if (outside) return outside;
  if (patterns.matches("goal", folded)) {
    const words = answerGoal(turn, query, context);
    if (words !== undefined) return { words };
  }
  if (request?.kind === "tips" && query.style === "full") {
    const words = answerRequest(request, query, context);
    if (words !== undefined) return { words };
  }
  return answerFromKnowledge(findings, turn, query, context);
}

/**
 * Answers the last question of a chat. The same chat always gets the same answer. The first answer, and any answer that
 * admits not knowing, names its author.
 */
export async function replyTo(input: ChatInput): Promise<string> {
  const { messages, answers, language } = input;
  const questions = messages.filter(({ role }) => role === "user").map(({ content }) => turnOf(content).text);
  const spoken = answerLanguage(questions, language);
  const asked = languageOf(questions.at(-1) ?? "") ?? spoken;
  const [knowledge, shown] = await Promise.all([loadKnowledge(asked), loadKnowledge(spoken)]);
  const context: Context = {
    ...input,
    spoken,
    asked,
    text: texts[spoken],
    say: sayIn(spoken),
    patterns: patternsOf(asked),
    creator: creatorOf(answers),
    knowledge,
    shown,
  };
  const { turn, query } = readConversation(messages, asked);
  const { words, isSigned = false } = await answer(turn, query, context);
  const isFirst = !messages.some(({ role }) => role === "assistant");
  return isFirst || isSigned ? `${words}\n\n${context.text.typeset(context.say.signature)}` : words;
}
