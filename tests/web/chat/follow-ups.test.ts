import { expect, it } from "vitest";
import { followUps } from "../../../apps/web/src/features/chat/follow-ups.tsx";
import type { Message } from "../../../apps/web/src/features/chat/message.ts";

const said = (sender: Message["sender"], text: string, cut?: Message["cut"]): Message => ({
  id: text,
  text,
  sender,
  timestamp: "2026-11-21T09:00:00.000Z",
  isError: false,
  ...(cut && { cut }),
});
const questions = ["When?", "Where?", "Why?", "Where?", "How?"];

it("offers three questions that were not asked yet, after a complete answer", () => {
  expect(followUps([said("user", "Where?"), said("ai", "At home.")], questions)).toEqual(["When?", "Why?", "How?"]);
  expect(followUps([said("ai", "Hello.")], ["When?", "Where?", "Why?", "How?"])).toHaveLength(3);
});

it("offers no questions before an answer and after an answer that can be continued", () => {
  expect(followUps([], questions)).toEqual([]);
  expect(followUps([said("user", "Where?")], questions)).toEqual([]);
  expect(followUps([said("ai", "At ho", "interrupted")], questions)).toEqual([]);
});
