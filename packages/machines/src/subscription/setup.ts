import { assertEvent, assign, emit, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import { errorOf } from "../setup-helpers.ts";
import type { ServerReply } from "../types.ts";

/** Why a card is requested: for the first subscription, for a change of plan, or to replace the saved card. */
export type Purpose = "firstSubscription" | "planChange" | "cardUpdate";

/** The step of a payment that failed, by actor name. */
export type PaymentStage = "createPaymentMethod" | "saveMethod" | "confirm" | "changePlan";

/** The flow's data. It never contains a card. */
export interface SubscriptionContext {
  purpose: Purpose;
  /** The chosen plan; empty before the choice and for a card update. */
  planId: string;
  paymentMethodId: string;
  /** Why the form could not be prepared; shown in the dialog until a retry (spec §8). */
  error: unknown;
}

/** The events the flow accepts. `card` is an opaque handle for `createPaymentMethod`. */
export type SubscriptionEvent =
  | { type: "plan.chosen"; planId: string; currentPlanId: string | null }
  | { type: "cardUpdate.requested" }
  | { type: "provider.ready" }
  | { type: "provider.failed"; error: unknown }
  | { type: "card.submitted"; card?: unknown }
  | { type: "retry.requested" }
  | { type: "anotherCard.requested" }
  | { type: "dialog.closed" };

/** The events the flow emits. `error` is the actor's error, unchanged. */
export type SubscriptionEmitted =
  | { type: "succeeded"; purpose: Purpose; message: string | undefined }
  | { type: "failed"; stage: PaymentStage; error: unknown }
  | { type: "notRefreshed"; error: unknown };

const types: Partial<{
  input: { purpose: Purpose };
  context: SubscriptionContext;
  events: SubscriptionEvent;
  emitted: SubscriptionEmitted;
}> = {};

/** Types, actors, guards and actions of the subscription machine. */
export const subscriptionSetup = setup({
  types,
  actors: {
    createSetupIntent: notProvided<unknown, { purpose: Purpose }>("createSetupIntent"),
    createPaymentMethod: notProvided<{ paymentMethodId: string }, { card: unknown }>("createPaymentMethod"),
    saveMethod: notProvided<ServerReply, { paymentMethodId: string }>("saveMethod"),
    confirm: notProvided<ServerReply, { planId: string }>("confirm"),
    changePlan: notProvided<ServerReply, { planId: string }>("changePlan"),
    refreshUser: notProvided<unknown>("refreshUser"),
  },
  guards: {
    isNewPlan: ({ context, event }) => {
      assertEvent(event, "plan.chosen");
      return context.purpose !== "cardUpdate" && event.planId !== event.currentPlanId;
    },
    isFirstSubscription: ({ context }) => context.purpose === "firstSubscription",
    isPlanChange: ({ context }) => context.purpose === "planChange",
    isCardUpdate: ({ context }) => context.purpose === "cardUpdate",
  },
  actions: {
    setPlan: assign(({ event }) => {
      assertEvent(event, "plan.chosen");
      return { planId: event.planId };
    }),
    setPaymentMethod: assign((_, method: { paymentMethodId: string }) => ({
      paymentMethodId: method.paymentMethodId,
    })),
    setError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    clearError: assign({ error: undefined }),
    clearPayment: assign({ planId: "", paymentMethodId: "" }),
    emitSucceeded: emit(({ context }, reply: ServerReply) => ({
      type: "succeeded",
      purpose: context.purpose,
      message: reply.message,
    })),
    emitFailed: emit((_, params: { stage: PaymentStage; error: unknown }) => ({ type: "failed", ...params })),
    emitNotRefreshed: emit((_, params: { error: unknown }) => ({ type: "notRefreshed", ...params })),
  },
});

/** An action that stores the error of an event. */
export const setError = { type: "setError", params: errorOf } as const;

/** An action that emits `succeeded` with the server's message. */
export const emitSucceeded = {
  type: "emitSucceeded",
  params: ({ event }: { event: { output: ServerReply } }) => event.output,
} as const;

/** Returns the card handle of a submission; it is passed to the actor without being stored. */
export function cardOf(event: SubscriptionEvent): { card: unknown } {
  assertEvent(event, "card.submitted");
  return { card: event.card };
}
