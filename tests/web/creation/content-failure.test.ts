import { CallFailed } from "@trellis/contract/call-failed";
import i18next from "i18next";
import { beforeAll, expect, it } from "vitest";
import { contentFailureText } from "../../../apps/web/src/features/creation/content-failure.ts";
import { fetchAhead, startTexts } from "../../../apps/web/src/text/i18n.ts";

beforeAll(async () => {
  await startTexts("en");
  await fetchAhead(["creation"]);
});

it.each([
  ["the server's message", new CallFailed("c", "refused", { status: 500, serverMessage: "No ink." }), "No ink."],
  ["a refusal without a message", new CallFailed("c", "refused", { status: 500 }), "Failed to generate content"],
  ["an unreadable reply", new CallFailed("c", "unreadable", { status: 200 }), "Failed to generate content"],
  ["any other error", new Error("boom"), "Failed to generate content"],
  ["a network error", new CallFailed("c", "network"), "Trellis can’t be reached. Check your connection and try again."],
  ["a timeout", new CallFailed("c", "timeout"), "Trellis is taking too long to respond. Try again in a moment."],
])("CNT-20 reports %s", (_case, failure, message) => {
  expect(contentFailureText(failure, i18next.getFixedT("en", "creation"))).toBe(message);
});
