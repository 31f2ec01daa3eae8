import * as v from "valibot";
import { aiTimeoutMs, defineCall } from "./call.ts";
import { shown, shownText } from "./tolerant.ts";
import { shownList } from "./tolerant-list.ts";

/** Maximum number of earlier messages sent with a question. */
export const historyMaximum = 40;
/** Maximum length of a question in characters. */
export const questionMaximum = 4_000;
/** Maximum length of any message; the system message contains the user's onboarding answers. */
const messageMaximum = 16_000;

/** Short path of the preferences in answers of the assistant. The app turns it into a link to the page. */
export const preferencesAlias = "/preferences";

const message = v.object({
  role: v.picklist(["system", "user", "assistant"]),
  content: v.pipe(v.string(), v.maxLength(messageMaximum, "tooLong")),
});
/** A message on the wire. */
export type ChatMessage = v.InferOutput<typeof message>;

const isQuestion = (last: ChatMessage | undefined) => last?.role === "user" && last.content.trim() !== "";

/** Model parameters of every chat call (spec §7). */
export const chatSettings = {
  model: "gpt-3.5-turbo",
  max_tokens: 500,
  temperature: 0.7,
  top_p: 1,
  frequency_penalty: 0,
  presence_penalty: 0,
} as const;

const optionalNumber = (minimum: number, maximum: number) =>
  v.optional(v.pipe(v.number(), v.minValue(minimum), v.maxValue(maximum)));

/** The messages are the system message, the conversation so far and, last, the new question. */
export const chatBody = v.object({
  model: v.pipe(v.string(), v.maxLength(100)),
  messages: v.pipe(
    v.array(message),
    v.maxLength(historyMaximum + 2, "tooLong"),
    v.check((messages) => isQuestion(messages.at(-1))),
  ),
  max_tokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4_096))),
  temperature: optionalNumber(0, 2),
  top_p: optionalNumber(0, 1),
  frequency_penalty: optionalNumber(-2, 2),
  presence_penalty: optionalNumber(-2, 2),
  /** If `true`, the reply is a stream of `chatChunk` events that ends with `chatDone`. */
  stream: v.nullish(v.boolean()),
});
export type ChatBody = v.InferOutput<typeof chatBody>;

/**
 * A completion. Only the first choice is read; any part may be missing. The `finish_reason` "length" means that the
 * answer stops in the middle because the model reached its maximum length.
 */
export const chatReply = v.looseObject({
  model: shownText,
  choices: shownList(
    v.looseObject({
      message: shown(v.looseObject({ content: shownText })),
      finish_reason: shownText,
    }),
  ),
});

/** Returns the text of a completion; empty if it has none. */
export const replyText = ({ choices }: v.InferOutput<typeof chatReply>): string =>
  choices[0]?.message?.content?.trim() ?? "";

/**
 * An event of a streamed completion. An error ends the stream. The `finish_reason` of the last event means the
 * same as in `chatReply`: after "length", the answer is incomplete although the stream ended normally.
 */
export const chatChunk = v.looseObject({
  model: shownText,
  choices: shownList(
    v.looseObject({
      delta: shown(v.looseObject({ content: shownText })),
      finish_reason: shownText,
    }),
  ),
  error: shown(v.union([v.string(), v.looseObject({ message: shownText })])),
});

/** The data of the last event of a streamed completion. */
export const chatDone = "[DONE]";

/** POST /ai/chat/completions: answers a question, compatible with OpenAI's chat completions. */
export const completeChat = defineCall({
  name: "completeChat",
  method: "POST",
  path: "/ai/chat/completions",
  access: "subscription",
  isExtra: true,
  // Fits 40 earlier messages of 4,000 three-byte characters.
  bodyMaximum: 524_288,
  timeoutMs: aiTimeoutMs,
  body: chatBody,
  reply: chatReply,
});
