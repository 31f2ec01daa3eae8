import { answersFrom, questions } from "./questions.ts";
import { vocabulary } from "./vocabulary.ts";

/**
 * Five questions, one at a time, then one save.
 *
 * Needs: `saveAnswers` (the five lists) → `{ message }` · `refreshUser`.
 * Hears: `answer.typed {text}` keeps a draft · `answer.given {text}` moves on · `back.requested`.
 * Says: `saved {message}` · `failed {error}`, the answers are kept · `notRefreshed {error}`, the answers are saved all the same.
 *
 *     asking.editing ──answer.given──▶ asking.editing of the next question
 *        │  ▲    └────not acceptable──▶ asking.refused (typing returns to editing)
 *        │  └─────────────failed──────────┐
 *        └──the last answer──▶ saving.savingAnswers ──▶ saving.refreshingUser ──▶ finished
 */
export const onboardingMachine = vocabulary.createMachine({
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
        "answer.typed": { target: ".editing", actions: "keepText" },
        "answer.given": [
          { guard: "isNotAcceptable", target: ".refused", actions: "keepText" },
          { guard: "isLast", target: "saving", actions: "keepText" },
          { target: ".editing", actions: "keepTextAndAskNext" },
        ],
        "back.requested": { guard: "hasPrevious", target: ".editing", actions: "askPrevious" },
      },
      states: {
        editing: { tags: "rest" },
        refused: { tags: "rest" },
      },
    },
    saving: {
      initial: "savingAnswers",
      states: {
        savingAnswers: {
          invoke: {
            id: "saveAnswers",
            src: "saveAnswers",
            input: ({ context }) => answersFrom(context.texts),
            onDone: {
              target: "refreshingUser",
              actions: { type: "saySaved", params: ({ event }) => event.output },
            },
            onError: {
              target: "#onboarding.asking",
              actions: { type: "sayFailed", params: ({ event }) => event },
            },
          },
        },
        // The answers are saved by now: a stale user is the host's to repair, not a reason to ask again.
        refreshingUser: {
          invoke: {
            id: "refreshUser",
            src: "refreshUser",
            onDone: "#onboarding.finished",
            onError: {
              target: "#onboarding.finished",
              actions: { type: "sayNotRefreshed", params: ({ event }) => event },
            },
          },
        },
      },
    },
    finished: { type: "final" },
  },
});
