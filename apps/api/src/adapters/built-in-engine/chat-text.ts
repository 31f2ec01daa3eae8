import type { Intent } from "./chat-intents.ts";

/**
 * One language's words for the chat. Each kind of question has answers that take turns. Their braces hold the plan's own
 * slots, {tags} and {times}, and two or three things that fit the question: {one} and how to do it, {oneHow}, and so on.
 */
export interface ChatText {
  readonly answers: Readonly<Record<Intent | "unknown", readonly [string, ...string[]]>>;
  /** Who answers: stands below the first answer of a talk. */
  readonly signature: string;
  /** A posting time in a list: "Monday at 18:30 on YouTube". */
  readonly time: string;
}
