import { onboardingMachine, viewOf } from "@trellis/machines/onboarding";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { creator } from "../app/creator.ts";
import { fakeStorage } from "../fake-storage.ts";

const storage = new Map<string, string>();
const webStorage = fakeStorage(storage);
vi.stubGlobal("location", { origin: "https://trellis.test" });
vi.stubGlobal("sessionStorage", webStorage);
vi.stubGlobal("localStorage", webStorage);
const { forgetAnswers, keepAnswers, keptAnswers } =
  await import("../../../apps/web/src/features/onboarding/onboarding-draft.ts");
const { session } = await import("../../../apps/web/src/session/session.ts");

const email = "ana@trellis.example";
const context = {
  question: "goal",
  texts: { skills: "filming", topics: "bread", goal: "more fol", targetAudience: "", platforms: "" },
} as const;

beforeEach(() => storage.clear());
afterAll(() => vi.unstubAllGlobals());

it("the wizard continues at the stored question with the stored answers", () => {
  keepAnswers(email, context);
  const kept = keptAnswers(email);
  if (!kept) throw new Error("Nothing was kept.");
  const snapshot = onboardingMachine.resolveState({ value: { asking: "editing" }, context: kept });
  const actor = createActor(onboardingMachine, { snapshot }).start();
  expect(viewOf(actor.getSnapshot())).toMatchObject({ is: "editing", question: "goal", step: 3, text: "more fol" });
  actor.send({ type: "back.requested" });
  expect(viewOf(actor.getSnapshot())).toMatchObject({ question: "topics", text: "bread" });
});

it("the answers are returned only to the user who typed them, until they are deleted", () => {
  keepAnswers(email, context);
  expect(keptAnswers("eva@trellis.example")).toBeUndefined();
  forgetAnswers();
  expect(keptAnswers(email)).toBeUndefined();
});

it("the answers are deleted when the session ends", async () => {
  await session.logInWith(async () => ({ user: creator({ email }), token: "t", message: undefined }));
  keepAnswers(email, context);
  session.end();
  expect(keptAnswers(email)).toBeUndefined();
});

it.each(["", "{", "[]", '{"email":"ana@trellis.example","question":"age","texts":{}}'])(
  "unreadable stored answers are ignored: %s",
  (text) => {
    storage.set("onboardingAnswers", text);
    expect(keptAnswers(email)).toBeUndefined();
  },
);
