import { CallFailed } from "@trellis/contract/call-failed";
import { beforeAll, expect, it } from "vitest";
import { failureText } from "../../../apps/web/src/text/failure-text.ts";
import { startTexts } from "../../../apps/web/src/text/i18n.ts";

beforeAll(() => startTexts("en"));

it("ERR-03 the failure text is the server's message, else one about the connection", () => {
  expect(failureText(new CallFailed("logIn", "refused", { status: 400, serverMessage: "E" }))).toBe("E");
  expect(failureText(new CallFailed("logIn", "network"))).toMatch(/can’t be reached/);
});

it.each([
  [new CallFailed("logIn", "timeout"), /too long/],
  [new CallFailed("logIn", "refused", { status: 503 }), /our side/],
  [new CallFailed("logIn", "refused", { status: 418 }), /didn’t work/],
  [new CallFailed("listPlans", "unreadable", { status: 200 }), /didn’t work/],
  [new CallFailed("logIn", "unreadable", { status: 200, mayHaveWorked: true }), /Check whether it worked/],
  [new CallFailed("listSessions", "refused", { status: 404, isNotOffered: true }), /isn’t available/],
  [new TypeError("x is undefined"), /didn’t work/],
])("the failure text names the kind of failure in plain words", (failure, sentence) => {
  expect(failureText(failure)).toMatch(sentence);
});
