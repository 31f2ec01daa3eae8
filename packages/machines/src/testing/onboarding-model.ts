import { onboardingMachine, viewOf, type OnboardingView } from "../onboarding/index.ts";
import type { TestModel } from "./test-model.ts";

/** A model in which each answer is drafted, accepted and rejected, the user goes back, and the save succeeds and fails. */
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
