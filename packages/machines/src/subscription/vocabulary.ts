import { assertEvent, assign, emit, setup } from "xstate";
import { notProvided } from "../not-provided.ts";

/** Why a card is asked for: to start paying, to pay for another plan, or to pay with another card. */
export type Purpose = "firstSubscription" | "planChange" | "cardUpdate";

/** The step of a payment that can fail, by its actor's name. */
export type PaymentStage = "createPaymentMethod" | "saveMethod" | "confirm" | "changePlan";

/** What the flow remembers: ids, and the refusal that is shown in place for as long as its state lasts (spec §8). Never a card. */
export interface SubscriptionContext {
  purpose: Purpose;
  /** The plan that was chosen; empty until one is, and for a card update. */
  planId: string;
  paymentMethodId: string;
  refusal: unknown;
}

/** What the flow hears. `card` is an opaque handle for `createPaymentMethod`; `error` is anything. */
export type SubscriptionEvent =
  | { type: "plan.chosen"; planId: string; currentPlanId: string | null }
  | { type: "cardUpdate.requested" }
  | { type: "provider.ready" }
  | { type: "provider.failed"; error: unknown }
  | { type: "card.submitted"; card?: unknown }
  | { type: "retry.requested" }
  | { type: "anotherCard.requested" }
  | { type: "dialog.closed" };

/** What the flow says. `error` is whatever the actor raised, untouched. */
export type SubscriptionEmitted =
  | { type: "succeeded"; purpose: Purpose; message: string | undefined }
  | { type: "failed"; stage: PaymentStage; error: unknown }
  | { type: "notRefreshed"; error: unknown };

/** What the server said to a call that worked, when it said anything. */
export interface Said {
  message?: string | undefined;
}

const types = {} as {
  input: { purpose: Purpose };
  context: SubscriptionContext;
  events: SubscriptionEvent;
  emitted: SubscriptionEmitted;
  tags: "rest";
};

/** The words the chart is written in: types, actors to provide, guards and actions. */
export const vocabulary = setup({
  types,
  actors: {
    createSetupIntent: notProvided<unknown, { purpose: Purpose }>("createSetupIntent"),
    createPaymentMethod: notProvided<{ paymentMethodId: string }, { card: unknown }>("createPaymentMethod"),
    saveMethod: notProvided<Said, { paymentMethodId: string }>("saveMethod"),
    confirm: notProvided<Said, { planId: string }>("confirm"),
    changePlan: notProvided<Said, { planId: string }>("changePlan"),
    refreshUser: notProvided<unknown>("refreshUser"),
  },
  guards: {
    isAnotherPlan: ({ context, event }) => {
      assertEvent(event, "plan.chosen");
      return context.purpose !== "cardUpdate" && event.planId !== event.currentPlanId;
    },
    isFirstSubscription: ({ context }) => context.purpose === "firstSubscription",
    isPlanChange: ({ context }) => context.purpose === "planChange",
    isCardUpdate: ({ context }) => context.purpose === "cardUpdate",
  },
  actions: {
    keepPlan: assign(({ event }) => {
      assertEvent(event, "plan.chosen");
      return { planId: event.planId };
    }),
    keepMethod: assign((_, made: { paymentMethodId: string }) => ({ paymentMethodId: made.paymentMethodId })),
    keepRefusal: assign((_, params: { error: unknown }) => ({ refusal: params.error })),
    forgetRefusal: assign({ refusal: undefined }),
    forgetPayment: assign({ planId: "", paymentMethodId: "" }),
    saySucceeded: emit(({ context }, said: Said) => ({
      type: "succeeded",
      purpose: context.purpose,
      message: said.message,
    })),
    sayFailed: emit((_, params: { stage: PaymentStage; error: unknown }) => ({ type: "failed", ...params })),
    sayNotRefreshed: emit((_, params: { error: unknown }) => ({ type: "notRefreshed", ...params })),
  },
});

interface Raised {
  event: { error: unknown };
}

/** Keeps the error, because it is shown in place. */
export const refused = { type: "keepRefusal", params: ({ event }: Raised) => ({ error: event.error }) } as const;

/** Tells that this stage of the payment failed, and how. */
export const failed = (stage: PaymentStage) =>
  ({ type: "sayFailed", params: ({ event }: Raised) => ({ stage, error: event.error }) }) as const;

/** Tells that the purpose is reached, and what the server said. */
export const succeeded = {
  type: "saySucceeded",
  params: ({ event }: { event: { output: Said } }) => event.output,
} as const;

/** Tells that the user could not be read again. */
export const notRefreshed = {
  type: "sayNotRefreshed",
  params: ({ event }: Raised) => ({ error: event.error }),
} as const;

/** The card is read from the event that submits it, and from nowhere else. */
export function cardIn(event: SubscriptionEvent): unknown {
  assertEvent(event, "card.submitted");
  return event.card;
}
