import type { Language } from "@trellis/contract/fields";
import { wordsOf } from "../knowledge/words.ts";
import { platformIds } from "../text/platforms.ts";
import { fold } from "../user-text.ts";
import { type Patterns, patternsOf } from "./chat-texts.ts";
import { platformIn } from "./request.ts";
import { type Query, resolve } from "./query.ts";

/** A message of a chat. */
export interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** An answer, and whether to append the engine's signature. */
export interface Reply {
  readonly words: string;
  readonly isSigned?: boolean;
}

/** A question, cleaned and cut to a length that can be analyzed quickly. */
export interface Turn {
  readonly text: string;
  readonly folded: string;
}

const maxLength = 700;
const maxTurns = 8;
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]+/gu;
/** A number sign that stands for “hashtags”, as in “do # still work?”. */
const loneSign = /(?<=^|\s)#(?:s(?=\s|$)|(?=\s|$|[?!.,]))/gu;
const platforms: ReadonlySet<string> = new Set(platformIds);

/** Cleans a question. Only the beginning and the end of a very long one are kept. */
export function turnOf(content: string): Turn {
  const plain = content
    .slice(0, 20_000)
    .replace(invisible, " ")
    .replace(loneSign, "hashtags")
    .replace(/\s+/gu, " ")
    .trim();
  const text = plain.length <= maxLength ? plain : `${plain.slice(0, maxLength - 200)} ${plain.slice(-200)}`;
  return { text, folded: fold(text) };
}

export const isSmallTalk = (folded: string, { smallTalk }: Patterns): boolean =>
  folded.length <= 80 && (smallTalk.greeting.test(folded) || smallTalk.thanks.test(folded));

/** Returns a question that the user picked from the suggestions of the last answer, as in "the second one". */
function pickedFrom(answer: string, folded: string, { ordinals, matches }: Patterns): string | undefined {
  const words = folded.split(" ");
  // "Another one" contains a number, but asks for more.
  if (words.length > 4 || matches("more", folded)) return undefined;
  const place = words.flatMap((word) => ordinals[word] ?? [])[0];
  if (place === undefined) return undefined;
  const suggested = [...answer.matchAll(/^\d\. (.+)$/gmu)].map((match) => match[1] ?? "");
  return suggested.every((line) => line.endsWith("?")) ? suggested[place - 1] : undefined;
}

/** Returns the items of the lists in an answer. */
const linesIn = (answer: string): string[] =>
  [...answer.matchAll(/^(?:\d+\.|•) (.+)$/gmu)].map((match) => match[1] ?? "");

/** Resolves the last question of a chat, which may refer to earlier questions. */
export function readConversation(messages: readonly Message[], language: Language): { turn: Turn; query: Query } {
  const patterns = patternsOf(language);
  const { termsOf } = wordsOf(language);
  const read = (content: string): Turn => {
    const { text, folded } = turnOf(content);
    return { text, folded: patterns.spell(folded) };
  };
  const said = messages.filter(({ role }) => role !== "system").slice(-2 * maxTurns);
  let query: Query | undefined;
  let turn: Turn = { text: "", folded: "" };
  let answer = "";
  said.forEach(({ role, content }, index) => {
    if (role === "assistant") {
      answer = content;
      return;
    }
    turn = read(content);
    const picked = pickedFrom(answer, turn.folded, patterns);
    if (picked !== undefined) turn = read(picked);
    if (isSmallTalk(turn.folded, patterns) && index < said.length - 1) return;
    const size = termsOf(turn.text).filter((term) => !platforms.has(term) && platformIn(term) === "").length;
    query = resolve(turn.text, turn.folded, size, query, patterns, { language, lines: linesIn(answer) });
  });
  return { turn, query: query ?? resolve(turn.text, turn.folded, 0, undefined, patterns, { language }) };
}
