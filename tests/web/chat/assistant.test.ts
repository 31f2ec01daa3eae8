import { builtInModel } from "@trellis/contract/author";
import { expect, it } from "vitest";
import { assistantOf } from "../../../apps/web/src/features/chat/assistant-of.ts";

it.each([
  ["the configured model before the first answer", undefined, "model", true, { isBuiltIn: false, isOnline: true }],
  ["the engine if no model is configured", undefined, "built-in", true, { isBuiltIn: true, isOnline: false }],
  ["the engine that answered for a model", builtInModel, "model", true, { isBuiltIn: true, isOnline: false }],
  ["a model that answered", "m-1", "built-in", true, { isBuiltIn: false, isOnline: true }],
  ["a model without a connection", "m-1", "model", false, { isBuiltIn: false, isOnline: false }],
] as const)("the assistant is %s", (_case, author, expected, isReachable, assistant) => {
  expect(assistantOf(author, expected, isReachable)).toEqual(assistant);
});
