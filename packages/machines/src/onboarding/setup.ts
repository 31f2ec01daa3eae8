import { assertEvent, assign, emit, setup } from "xstate";
import { notProvided, type Unread } from "../not-provided.ts";
import { adjacentQuestion, problemWith, questions, type Question, type Texts } from "./questions.ts";

/** The current question and the answer typed for each question. */
export interface OnboardingContext {
  question: Question;
  texts: Texts;
}

/** The events the flow accepts. */
export type OnboardingEvent =
  | { type: "answer.typed"; text: string }
  | { type: "answer.given"; text: string }
  | { type: "back.requested" };

/** The events the flow emits. `error` is the actor's error, unchanged. */
export type OnboardingEmitted =
  | { type: "saved"; message: string }
  | { type: "failed"; error: unknown }
  | { type: "notRefreshed"; error: unknown };

/** The output of the flow: the answers that were saved. */
export interface OnboardingOutput {
  texts: Texts;
}

/** Returns the answers, updated with the one that was just typed or submitted. */
function textsAfter({ question, texts }: OnboardingContext, event: OnboardingEvent): Texts {
  assertEvent(event, ["answer.typed", "answer.given"]);
  return { ...texts, [question]: event.text };
}

const types: Partial<{
  context: OnboardingContext;
  events: OnboardingEvent;
  emitted: OnboardingEmitted;
  output: OnboardingOutput;
}> = {};

/** Types, actors, guards and actions of the onboarding machine. */
export const onboardingSetup = setup({
  types,
  actors: {
    saveAnswers: notProvided<{ message: string }, Texts>("saveAnswers"),
    refreshUser: notProvided<Unread>("refreshUser"),
  },
  guards: {
    isInvalid: ({ context, event }) => {
      assertEvent(event, "answer.given");
      return problemWith(context.question, event.text) !== null;
    },
    hasPrevious: ({ context }) => context.question !== questions[0],
    isLast: ({ context }) => context.question === questions.at(-1),
  },
  actions: {
    setText: assign(({ context, event }) => ({ texts: textsAfter(context, event) })),
    goToNext: assign(({ context }) => ({ question: adjacentQuestion(context.question, 1) })),
    goToPrevious: assign(({ context }) => ({ question: adjacentQuestion(context.question, -1) })),
    emitSaved: emit((_, params: { message: string }) => ({ type: "saved", message: params.message })),
    emitFailed: emit((_, params: { error: unknown }) => ({ type: "failed", error: params.error })),
    emitNotRefreshed: emit((_, params: { error: unknown }) => ({ type: "notRefreshed", error: params.error })),
  },
});
