import { type ChatBody, chatSettings, historyMaximum, questionMaximum } from "@trellis/contract/chat";
import type { Message } from "./message.ts";

/**
 * Returns the request for a question: the system message, the latest messages except apologies, and the question. Only
 * the end of a very long answer is sent, so that the request stays within the server's limit.
 */
export const chatBodyOf = (system: string, said: readonly Message[], question: string): ChatBody => ({
  ...chatSettings,
  messages: [
    { role: "system", content: system },
    ...said
      .filter(({ isError, text }) => !isError && text !== "")
      .slice(-historyMaximum)
      .map(({ sender, text }) => ({
        role: sender === "user" ? ("user" as const) : ("assistant" as const),
        content: text.slice(-questionMaximum),
      })),
    { role: "user", content: question },
  ],
});
