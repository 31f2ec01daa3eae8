import { emitNotRefreshed, errorOf } from "../setup-helpers.ts";
import { questions } from "./questions.ts";
import { onboardingSetup } from "./setup.ts";

/**
 * Asks five questions one at a time, then saves the answers once.
 *
 * Actors: `saveAnswers` (the five answers) → `{ message }` · `refreshUser`.
 * Events: `answer.typed {text}` stores a draft · `answer.given {text}` submits the answer · `back.requested`.
 * Emits: `saved {message}` · `failed {error}`: the answers are not saved, but the flow keeps them · `notRefreshed {error}`: the answers
 * are saved, but the user could not be refreshed.
 * Output: `{ texts }`, the five answers that were saved.
 *
 *     asking.editing ──answer.given──▶ asking.editing of the next question
 *        │  ▲    └────invalid──▶ asking.refused (typing returns to editing)
 *        │  └─────────────failed──────────┐
 *        └──the last answer──▶ saving.savingAnswers ──▶ saving.refreshingUser ──▶ finished
 */
export const onboardingMachine = onboardingSetup.createMachine({
  id: "onboarding",
  context: {
    question: questions[0],
    texts: { skills: "", topics: "", goal: "", targetAudience: "", platforms: "" },
  },
  initial: "asking",
  states: {
    asking: {
      initial: "editing",
      on: {
        "answer.typed": { target: ".editing", actions: "setText" },
        "answer.given": [
          { guard: "isInvalid", target: ".refused", actions: "setText" },
          { guard: "isLast", target: "saving", actions: "setText" },
          { target: ".editing", actions: ["setText", "goToNext"] },
        ],
        "back.requested": { guard: "hasPrevious", target: ".editing", actions: "goToPrevious" },
      },
      states: { editing: {}, refused: {} },
    },
    saving: {
      initial: "savingAnswers",
      states: {
        savingAnswers: {
          invoke: {
            id: "saveAnswers",
            src: "saveAnswers",
            input: ({ context }) => context.texts,
            onDone: {
              target: "refreshingUser",
              actions: { type: "emitSaved", params: ({ event }) => event.output },
            },
            onError: { target: "#onboarding.asking", actions: { type: "emitFailed", params: errorOf } },
          },
        },
        // The answers are saved, so a failed refresh must not reopen the questions.
        refreshingUser: {
          invoke: {
            id: "refreshUser",
            src: "refreshUser",
            onDone: "#onboarding.finished",
            onError: { target: "#onboarding.finished", actions: emitNotRefreshed },
          },
        },
      },
    },
    finished: { type: "final" },
  },
  output: ({ context }) => ({ texts: context.texts }),
});
