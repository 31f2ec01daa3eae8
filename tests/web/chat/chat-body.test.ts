import { historyMaximum, questionMaximum } from "@trellis/contract/chat";
import { expect, it } from "vitest";
import { chatBodyOf } from "../../../apps/web/src/features/chat/chat-body.ts";
import type { Message } from "../../../apps/web/src/features/chat/message.ts";

const message = (text: string, rest: Partial<Message> = {}): Message => ({
  id: text,
  text,
  sender: "user",
  timestamp: "2026-01-05T09:00:00.000Z",
  isError: false,
  ...rest,
});

it("sends the system message, the conversation and the question", () => {
  const { messages } = chatBodyOf("rules", [message("Hi"), message("Hello!", { sender: "ai" })], "What next?");
  expect(messages).toEqual([
    { role: "system", content: "rules" },
    { role: "user", content: "Hi" },
    { role: "assistant", content: "Hello!" },
    { role: "user", content: "What next?" },
  ]);
});

it("leaves out apologies and empty messages", () => {
  const said = [message("Sorry", { sender: "ai", isError: true }), message("")];
  expect(chatBodyOf("rules", said, "Again").messages).toHaveLength(2);
});

it("sends only the latest messages, and only the end of a long one", () => {
  const long = `${"a".repeat(questionMaximum)}end`;
  const said = [...Array.from({ length: historyMaximum }, (_, index) => message(`question ${index}`)), message(long)];
  const { messages } = chatBodyOf("rules", said, "And?");
  expect(messages).toHaveLength(historyMaximum + 2);
  expect(messages.at(-2)?.content).toBe(long.slice(3));
});
