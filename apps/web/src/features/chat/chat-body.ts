import { type ChatBody, chatSettings, historyMaximum } from "@trellis/contract/chat";
import type { Message } from "./message.ts";

/** Returns the request for a question: the system message, the latest messages without errors, and the question. */
export const chatBodyOf = (system: string, said: readonly Message[], question: string): ChatBody => ({
  ...chatSettings,
  messages: [
    { role: "system", content: system },
    ...said
      .filter(({ isError }) => !isError)
      .slice(-historyMaximum)
      .map(({ sender, text }) => ({
        role: sender === "user" ? ("user" as const) : ("assistant" as const),
        content: text,
      })),
    { role: "user", content: question },
  ],
});
