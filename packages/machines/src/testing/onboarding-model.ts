import { onboardingMachine, viewOf, type OnboardingView } from "../onboarding/index.ts";
import type { TestModel } from "./test-model.ts";

/** A model whose paths include drafts, valid and empty answers, going back, and successful and failed saves. */
export const onboardingModel: TestModel<typeof onboardingMachine, OnboardingView> = {
  machine: onboardingMachine,
  viewOf,
  events: [
    { type: "answer.typed", text: "dr" },
    { type: "answer.given", text: "drawing, painting" },
    { type: "answer.given", text: "" },
    { type: "back.requested" },
  ],
  outputs: { saveAnswers: [{ message: "Saved" }] },
  stateKey: ({ value, context }) => [value, context.question],
};
