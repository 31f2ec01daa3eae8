import { languages } from "@trellis/contract/fields";
import { goalsOf } from "../classify.ts";
import { creatorOf, itemAt } from "../creator.ts";
import { fill } from "../fill.ts";
import { loadKnowledge } from "../knowledge/search.ts";
import { wordsOf } from "../knowledge/words.ts";
import { audiencesFor } from "../plan/vocabulary.ts";
import type { GoalId } from "../text/plan-ids.ts";
import { texts } from "../text/texts.ts";
import { answerWithArticle, withAlso } from "./answer-article.ts";
import { answerFromKnowledge } from "./answer-knowledge.ts";
import { answerRequest } from "./answer-request.ts";
import { type Patterns, patternsOf, sayIn } from "./chat-texts.ts";
import { shortVideoTable } from "./compare.ts";
import type { ChatInput, Context } from "./context.ts";
import { isSmallTalk, readConversation, type Reply, type Turn, turnOf } from "./conversation.ts";
import { certain, fitting, type Findings, findArticles } from "./find-article.ts";
import { answerLanguage, languageOf } from "./language.ts";
import { answerFromOwnData } from "./own-data.ts";
import { isLimited } from "./limits.ts";
import type { Query } from "./query.ts";
import { calculate, type Calculated } from "./sums.ts";
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
/** Articles about finding ideas. A list of ideas helps more. */
const usualSources: ReadonlySet<string> = new Set(["content-ideas-source", "creative-block", "nothing-to-film"]);
const storyWords = 8;
/** Minimum literal score for an article to answer the rest of a message that contains a calculation. */
const enoughForSum = 0.4;

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

/** Answers messages that need no search: empty messages, distress, harassment, prompt injection, small talk, and “Who are you?”. */
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

/** Whether a question, such as "Nobody shows up to my lives", names a kind of content without asking for it, and an article fits. */
function isExplainedBetter(
  { kind, count, topic }: ListRequest,
  { folded }: Turn,
  { found: [best], isConfident }: Findings,
  { asksFirst, matches }: Patterns,
): boolean {
  if (!isConfident || !best) return false;
  const isOrder = asksFirst.test(folded) || matches("singleIdea", folded);
  // On what a florist can post, for example, the article has better ideas than the templates.
  const isOpen = count === undefined || (count === 1 && !isOrder);
  const isFitting =
    best.article.topic === "niches" || ((topic === "" || !isOrder) && best.score >= certain && best.isInField);
  if (kind === "ideas") return isOpen && isFitting && best.meant >= 0.6 && !usualSources.has(best.article.slug);
  if (count !== undefined || (kind !== "series" && kind !== "questions")) return false;
  return !isOrder && (topic === "" || best.score >= fitting);
}

/** Whether a message says more than what to write, as in “No ideas left, I have been staring at the screen for three weeks”. */
const isStory = ({ count }: ListRequest, folded: string): boolean =>
  count === undefined && folded.split(" ").length >= storyWords;

/** Answers a question with a calculation, and with an article for the rest of it. */
function answerSum({ words, slug }: Calculated, turn: Turn, findings: Findings, query: Query, context: Context): Reply {
  const [best] = findings.found;
  const isNew = query.earlier === "" || query.text.split(" ").length >= storyWords;
  if (!isNew) return { words };
  const about = slug === undefined ? undefined : context.knowledge.articles.get(slug);
  if (about) return { words: `${words}\n\n${answerWithArticle(about, query, context)}` };
  if (!findings.isConfident || !best || best.literal < enoughForSum) return { words };
  return { words: `${words}\n\n${answerFromKnowledge(findings, turn, query, context, true).words}` };
}

async function answer(turn: Turn, query: Query, context: Context): Promise<Reply> {
  const { patterns, say, text, knowledge, creator, answers, spoken, asked, tools } = context;
  const { folded } = turn;
  const atOnce = answerAtOnce(turn, context);
  if (atOnce) return atOnce;
  const findings = findArticles(query, knowledge, creator, wordsOf(asked));
  const sum = calculate(turn.text, query.earlier, asked, spoken);
  const refused = refuse("first", turn, query, findings, context);
  if (refused && sum === undefined) return refused;
  if (sum !== undefined) return answerSum(sum, turn, findings, query, context);
  const comparison = shortVideoTable(query, context);
  if (comparison !== undefined) return { words: comparison };
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
    const [best] =
      !query.isFollowUp && !isLimited(query.limits) && isStory(request, folded) && findings.isConfident
        ? findings.found
        : [];
    if (words !== undefined)
      return { words: withAlso(words, best && best.score >= fitting ? best : undefined, query, context) };
  }
  const [first] = findings.found;
  // “From when on should I pay an editor?” is not about the user’s subscription.
  const isOther = first !== undefined && first.article.topic !== "product" && first.literal >= certain;
  const own = patterns.matches("notOwn", folded)
    ? undefined
    : patterns.own.find(([kind, pattern]) => pattern.test(folded) && !(isOther && kind === "subscription"))?.[0];
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
 * Answers the last question of a chat. The same chat always gets the same answer. The first answer, answers to “Who are
 * you?” and answers that admit not knowing end with the signature of the built-in engine.
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
