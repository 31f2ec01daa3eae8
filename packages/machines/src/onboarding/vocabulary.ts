import { assertEvent, assign, emit, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import { neighbour, problemWith, questions, type Answers, type Question, type Texts } from "./questions.ts";

/** Which question is being asked, and what has been typed for each. */
export interface OnboardingContext {
  question: Question;
  texts: Texts;
}

/** What the flow hears. */
export type OnboardingEvent =
  | { type: "answer.typed"; text: string }
  | { type: "answer.given"; text: string }
  | { type: "back.requested" };

/** What the flow says. `error` is whatever the actor raised, untouched. */
export type OnboardingEmitted =
  | { type: "saved"; message: string }
  | { type: "failed"; error: unknown }
  | { type: "notRefreshed"; error: unknown };

const types = {} as {
  context: OnboardingContext;
  events: OnboardingEvent;
  emitted: OnboardingEmitted;
  tags: "rest";
};

/** The texts, with the one that was just typed or given. */
function textsAfter({ question, texts }: OnboardingContext, event: OnboardingEvent): Texts {
  assertEvent(event, ["answer.typed", "answer.given"]);
  return { ...texts, [question]: event.text };
}

/** The words the chart is written in: types, actors to provide, guards and actions. */
export const vocabulary = setup({
  types,
  actors: {
    saveAnswers: notProvided<{ message: string }, Answers>("saveAnswers"),
    refreshUser: notProvided<unknown>("refreshUser"),
  },
  guards: {
    isNotAcceptable: ({ context, event }) => {
      assertEvent(event, "answer.given");
      return problemWith(context.question, event.text) !== null;
    },
    hasPrevious: ({ context }) => context.question !== questions[0],
    isLast: ({ context }) => context.question === questions.at(-1),
  },
  actions: {
    keepText: assign(({ context, event }) => ({ texts: textsAfter(context, event) })),
    keepTextAndAskNext: assign(({ context, event }) => ({
      texts: textsAfter(context, event),
      question: neighbour(context.question, 1),
    })),
    askPrevious: assign(({ context }) => ({ question: neighbour(context.question, -1) })),
    saySaved: emit((_, params: { message: string }) => ({ type: "saved", message: params.message })),
    sayFailed: emit((_, params: { error: unknown }) => ({ type: "failed", error: params.error })),
    sayNotRefreshed: emit((_, params: { error: unknown }) => ({ type: "notRefreshed", error: params.error })),
  },
});
