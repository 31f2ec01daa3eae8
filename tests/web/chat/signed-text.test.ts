import { expect, it } from "vitest";
import { signedText } from "../../../apps/web/src/features/chat/signed-text.ts";

const signature = "I’m Trellis’s Built-in engine: I answer from a library.";

it.each([
  ["a signed answer", `Post on Tuesdays.\n\n${signature}`, { text: "Post on Tuesdays.", signature }],
  ["an answer without a signature", "Post.\n\nThen rest.", { text: "Post.\n\nThen rest." }],
  ["an answer of one paragraph", signature, { text: signature }],
])("separates the engine’s signature, if there is one, from the text of %s", (_what, answer, parts) => {
  expect(signedText(answer, "Built-in engine")).toEqual(parts);
});

it("returns the answers of models unchanged", () => {
  expect(signedText(`Hello.\n\n${signature}`, undefined)).toEqual({ text: `Hello.\n\n${signature}` });
});
