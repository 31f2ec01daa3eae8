import { chatEn } from "./chat-en.ts";
import { chatEs } from "./chat-es.ts";
import { chatFr } from "./chat-fr.ts";
import { asksForMore, type Intent, intentOf } from "./chat-intents.ts";
import type { ChatText } from "./chat-text.ts";
import { thingsFor } from "./chat-things.ts";
import { writeHashtags } from "./hashtags.ts";
import { type Portrait, portraitOf } from "./portrait.ts";
import { writeSchedule } from "./schedule.ts";
import { en } from "./text/en/en.ts";
import { es } from "./text/es/es.ts";
import { fr } from "./text/fr/fr.ts";
import type { PlanText } from "./text/plan-text.ts";
import type { PlanAnswers, PlanLanguage } from "./written-plan.ts";

const texts: Readonly<Record<PlanLanguage, readonly [PlanText, ChatText]>> = {
  en: [en, chatEn],
  es: [es, chatEs],
  fr: [fr, chatFr],
};

/** One message of a talk, oldest first. */
interface Said {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

type Subject = Intent | "unknown";
const slot = /\{(\w+)\}/g;
const timesNamed = 6;
const idle: ReadonlySet<Subject> = new Set(["thanks", "greeting"]);

/** What each question is about; one that only asks for more goes on with the subject before it. */
const subjectsOf = (questions: readonly string[]): Subject[] => {
  let before: Subject | undefined;
  return questions.map((question) => {
    const found = intentOf(question);
    const goesOn = before && asksForMore(question) && (!found || idle.has(found));
    const subject = goesOn && before ? before : (found ?? "unknown");
    if (!idle.has(subject) && subject !== "unknown") before = subject;
    return subject;
  });
};

const timesOf = (portrait: Portrait, text: PlanText, line: string): string =>
  writeSchedule(portrait, text.common)
    .slice(0, timesNamed)
    .map(({ day, time, platform }) => {
      const words: Readonly<Record<string, string>> = { day, hour: time, where: platform };
      return `• ${line.replace(slot, (whole, name: string) => words[name] ?? whole)}`;
    })
    .join("\n");

/**
 * Answers the last question of a talk out of a creator's five answers. The same talk always gets the same answer; the
 * same question asked again gets the next one of its kind.
 */
export const answerChat = (messages: readonly Said[], answers: PlanAnswers, language: PlanLanguage): string => {
  const [text, chat] = Object.hasOwn(texts, language) ? texts[language] : texts.en;
  const portrait = portraitOf(answers);
  const subjects = subjectsOf(messages.filter(({ role }) => role === "user").map(({ content }) => content));
  const subject = subjects.at(-1) ?? "unknown";
  const turn = subjects.filter((each) => each === subject).length - 1;
  const words: Readonly<Record<string, string>> = {
    ...thingsFor(subject, turn, portrait, text),
    tags: writeHashtags(portrait, text).join(" "),
    times: timesOf(portrait, text, chat.time),
  };
  const sentences = chat.answers[subject];
  const sentence = sentences[turn % sentences.length] ?? sentences[0];
  const answer = text.polish(sentence).replace(slot, (whole, name: string) => words[name] ?? whole);
  const isFirst = !messages.some(({ role }) => role === "assistant");
  return isFirst || subject === "who" || subject === "unknown" ? `${answer}\n\n${text.polish(chat.signature)}` : answer;
};
