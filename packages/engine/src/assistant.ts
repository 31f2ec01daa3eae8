import type { ChatBody } from "@trellis/contract/chat";
import type { Language } from "@trellis/contract/fields";
import type { AssistantTools } from "./assistant-tools.ts";
import { suggestionsFor } from "./chat/suggestions.ts";
import { asksForMore, intentOf } from "./classify.ts";
import { type Answers, type Creator, creatorOf } from "./creator.ts";
import { fill } from "./fill.ts";
import { writeHashtags } from "./hashtags.ts";
import { writeSchedule } from "./plan/schedule.ts";
import type { Intent } from "./text/schema.ts";
import { type Text, texts } from "./text/texts.ts";

export type { AssistantTools, ChannelFacts, PlanFacts, SubscriptionFacts } from "./assistant-tools.ts";

/** A message of a chat. */
interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

type Subject = Intent | "unknown";
const maxTimes = 6;
const smallTalk: ReadonlySet<Subject> = new Set(["thanks", "greeting"]);
const noAnswers: Answers = { skills: [], topics: [], goal: [], targetAudience: [], platforms: [] };

/** Returns the subject of each question. A question that only asks for more keeps the previous subject. */
const subjectsOf = (questions: readonly string[]): Subject[] => {
  let previous: Subject | undefined;
  return questions.map((question) => {
    const intent = intentOf(question);
    const continues = asksForMore(question) && (!intent || smallTalk.has(intent));
    const subject = (continues ? previous : undefined) ?? intent ?? "unknown";
    if (!smallTalk.has(subject) && subject !== "unknown") previous = subject;
    return subject;
  });
};

const timesOf = (creator: Creator, { plan, chat }: Text): string =>
  writeSchedule(creator, plan.weekdays)
    .slice(0, maxTimes)
    .map(({ day, time, platform }) => `• ${fill(chat.time, { day, hour: time, where: platform })}`)
    .join("\n");

/**
 * Answers the last question of a chat, oldest message first. The same chat always gets the same answer; a repeated
 * question gets the next answer of its kind.
 */
export const answerChat = (messages: readonly Message[], answers: Answers, language: Language): string => {
  const text = texts[language];
  const { chat, typeset } = text;
  const creator = creatorOf(answers);
  const subjects = subjectsOf(messages.filter(({ role }) => role === "user").map(({ content }) => content));
  const subject = subjects.at(-1) ?? "unknown";
  const turn = subjects.filter((each) => each === subject).length - 1;
  const slots = {
    ...suggestionsFor(subject, turn, creator, text),
    tags: writeHashtags(creator, text).join(" "),
    times: timesOf(creator, text),
  };
  const sentences = chat.answers[subject];
  const sentence = sentences[turn % sentences.length] ?? sentences[0];
  const answer = fill(typeset(sentence), slots);
  const isFirst = !messages.some(({ role }) => role === "assistant");
  return isFirst || subject === "who" || subject === "unknown" ? `${answer}\n\n${typeset(chat.signature)}` : answer;
};

/** A question to the built-in assistant. */
interface Question {
  readonly chat: ChatBody;
  readonly answers: Answers | null;
  readonly language: Language;
  /** Looks up the current user's data; without it, questions about that data are not answered. */
  readonly tools?: AssistantTools;
}

/** The assistant used when no AI provider is configured; it answers from the onboarding answers. */
export const builtInAssistant = {
  answer: ({ chat, answers, language }: Question) =>
    Promise.resolve({
      model: "trellis-built-in-engine",
      words: answerChat(chat.messages, answers ?? noAnswers, language),
    }),
};
