import { assertEvent, assign, emit, setup } from "xstate";
import { notProvided, type Unread } from "../not-provided.ts";
import type { ServerReply } from "../types.ts";
import type {
  CheckedOutcome,
  OutcomeQuestion,
  PaymentReply,
  PaymentStage,
  Purpose,
  SubscriptionContext,
  SubscriptionEmitted,
  SubscriptionEvent,
  SubscriptionOutput,
} from "./types.ts";

const types: Partial<{
  input: { purpose: Purpose };
  context: SubscriptionContext;
  events: SubscriptionEvent;
  emitted: SubscriptionEmitted;
  output: SubscriptionOutput;
}> = {};

/** Types, actors, guards and actions of the subscription machine. */
export const subscriptionSetup = setup({
  types,
  actors: {
    createSetupIntent: notProvided<Unread, { purpose: Purpose }>("createSetupIntent"),
    createPaymentMethod: notProvided<{ paymentMethodId: string }, { card: unknown }>("createPaymentMethod"),
    saveMethod: notProvided<PaymentReply, { paymentMethodId: string }>("saveMethod"),
    authenticate: notProvided<Unread, { clientSecret: string }>("authenticate"),
    confirm: notProvided<PaymentReply, { planId: string; hasAcceptedTerms: boolean }>("confirm"),
    changePlan: notProvided<PaymentReply, { planId: string }>("changePlan"),
    cancel: notProvided<ServerReply>("cancel"),
    resume: notProvided<ServerReply>("resume"),
    checkOutcome: notProvided<CheckedOutcome, OutcomeQuestion>("checkOutcome"),
    refreshUser: notProvided<Unread>("refreshUser"),
  },
  guards: {
    isNewPlan: ({ context, event }) => {
      assertEvent(event, "plan.chosen");
      return ["firstSubscription", "planChange"].includes(context.purpose) && event.planId !== event.currentPlanId;
    },
    isFirstSubscription: ({ context }) => context.purpose === "firstSubscription",
    isPlanChange: ({ context }) => context.purpose === "planChange",
    isCardUpdate: ({ context }) => context.purpose === "cardUpdate",
    isCancellation: ({ context }) => context.purpose === "cancellation",
    isResumption: ({ context }) => context.purpose === "resumption",
    hasPlan: ({ context }) => context.planId !== "",
    isSavingMethod: ({ context }) => context.action.stage === "saveMethod",
    needsAction: (_, reply: PaymentReply) => Boolean(reply.requiresAction),
    isOutcome: (_, params: { found: CheckedOutcome; outcome: CheckedOutcome["outcome"] }) =>
      params.found.outcome === params.outcome,
    // Only purposes with a plan have terms that can change.
    offersNewTerms: ({ context }, params: { found: CheckedOutcome }) =>
      context.planId !== "" && params.found.outcome === "newTerms",
  },
  actions: {
    setPlan: assign(({ event }) => {
      assertEvent(event, "plan.chosen");
      return { planId: event.planId };
    }),
    setPaymentMethod: assign((_, method: { paymentMethodId: string }) => ({
      paymentMethodId: method.paymentMethodId,
      hasAcceptedTerms: false,
    })),
    acceptTerms: assign({ hasAcceptedTerms: true }),
    setError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    clearError: assign({ error: undefined }),
    setAction: assign((_, action: SubscriptionContext["action"]) => ({ action })),
    setFailure: assign((_, failure: SubscriptionContext["failure"]) => ({ failure })),
    clearPayment: assign(emptyPayment),
    keepPlan: assign(({ context }) => ({ ...emptyPayment(), planId: context.planId })),
    emitSucceeded: emit(({ context }, reply: ServerReply) => ({
      type: "succeeded",
      purpose: context.purpose,
      message: reply.message,
    })),
    emitFailed: emit((_, params: { stage: PaymentStage; error: unknown }) => ({ type: "failed", ...params })),
    emitFailure: emit(({ context }) => ({ type: "failed", ...context.failure })),
    emitNotRefreshed: emit((_, params: { error: unknown }) => ({ type: "notRefreshed", ...params })),
  },
});

/** Returns the context of a flow in which no payment has started. */
export function emptyPayment(): Omit<SubscriptionContext, "purpose" | "error"> {
  return {
    planId: "",
    paymentMethodId: "",
    hasAcceptedTerms: false,
    action: { stage: "saveMethod", clientSecret: "" },
    failure: { stage: "confirm", error: undefined },
  };
}
