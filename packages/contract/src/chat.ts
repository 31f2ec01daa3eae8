import * as v from "valibot";
import { defineCall } from "./call.ts";

/** How many earlier messages are sent along with a new one. */
export const historyMaximum = 40;
/** Longest question that one can write, in characters. */
export const questionMaximum = 4_000;
/** Longest message of any kind: the system message holds a person's answers. */
const messageMaximum = 16_000;

const message = v.object({
  role: v.picklist(["system", "user", "assistant"]),
  content: v.pipe(v.string(), v.maxLength(messageMaximum, "tooLong")),
});
/** One message as it travels. */
export type ChatMessage = v.InferOutput<typeof message>;

const isQuestion = (last: ChatMessage | undefined) => last?.role === "user" && last.content.trim() !== "";

/** What every chat call asks of the model (spec §7). */
export const chatSettings = {
  model: "gpt-3.5-turbo",
  max_tokens: 500,
  temperature: 0.7,
  top_p: 1,
  frequency_penalty: 0,
  presence_penalty: 0,
} as const;

const share = (least: number, most: number) => v.optional(v.pipe(v.number(), v.minValue(least), v.maxValue(most)));

/** The system message, the talk so far, and the new question at the end. */
export const chatBody = v.object({
  model: v.pipe(v.string(), v.maxLength(100)),
  messages: v.pipe(
    v.array(message),
    v.maxLength(historyMaximum + 2, "tooLong"),
    v.check((messages) => isQuestion(messages.at(-1))),
  ),
  max_tokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4_096))),
  temperature: share(0, 2),
  top_p: share(0, 1),
  frequency_penalty: share(-2, 2),
  presence_penalty: share(-2, 2),
});
export type ChatBody = v.InferOutput<typeof chatBody>;

/** A completion, of which the first choice's words are read; a service may leave any part of it out. */
export const chatReply = v.looseObject({
  model: v.nullish(v.string()),
  choices: v.nullish(
    v.array(v.looseObject({ message: v.nullish(v.looseObject({ content: v.nullish(v.string()) })) })),
    [],
  ),
});

/** The words of a completion; empty where it has none. */
export const wordsOf = ({ choices }: v.InferOutput<typeof chatReply>): string =>
  choices[0]?.message?.content?.trim() ?? "";

/** POST /ai/chat/completions: answers a chat in the shape of OpenAI's call of the same name. */
export const completeChat = defineCall({
  name: "completeChat",
  method: "POST",
  path: "/ai/chat/completions",
  access: "session",
  refusal: "error",
  // Forty messages at their longest, with room for letters of more than one byte.
  bodyMaximum: 524_288,
  body: chatBody,
  reply: chatReply,
});
