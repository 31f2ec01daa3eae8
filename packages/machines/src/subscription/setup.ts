import { assertEvent, assign, emit, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import { type ErrorEvent, errorOf } from "../setup-helpers.ts";
import type { ServerReply } from "../types.ts";

/** What the flow is for: the first three enter a card, the last two only ask for a confirmation. */
export type Purpose = "firstSubscription" | "planChange" | "cardUpdate" | "cancellation" | "resumption";

/** The step that failed, by actor name. */
export type PaymentStage =
  | "createPaymentMethod"
  | "saveMethod"
  | "authenticate"
  | "confirm"
  | "changePlan"
  | "cancel"
  | "resume";

/** The reply to a call that can require an action of the cardholder (3-D Secure). */
export interface PaymentReply extends ServerReply {
  /** Set: nothing has happened yet. `authenticate` runs, then the same call is repeated. */
  requiresAction?: { clientSecret: string } | null | undefined;
}

/**
 * What became of a call that failed. `newTerms`: nothing has happened, because the server can't offer what the user agreed
 * to, such as the free trial or the price: the flow asks whether they accept what it offers now.
 */
export interface CheckedOutcome extends ServerReply {
  outcome: "succeeded" | "notStarted" | "newTerms" | "unknown";
}

/** What `checkOutcome` has to find out. `error`: why the call failed; a definite refusal needs no further call. */
export interface OutcomeQuestion {
  purpose: Purpose;
  planId: string;
  error: unknown;
}

/** The flow's data. It never contains a card. */
export interface SubscriptionContext {
  purpose: Purpose;
  /** The chosen plan; empty before the choice and for purposes without one. */
  planId: string;
  paymentMethodId: string;
  /** Whether the user has accepted new terms for this payment method. */
  hasAcceptedTerms: boolean;
  /** Why the form could not be prepared; shown in the dialog until a retry (spec §8). */
  error: unknown;
  /** What the cardholder has to confirm, and the call to repeat afterwards. */
  action: { stage: PaymentStage; clientSecret: string };
  /** The failed call whose outcome is checked. */
  failure: { stage: PaymentStage; error: unknown };
}

/** The events the flow accepts. `card` is an opaque handle for `createPaymentMethod`. */
export type SubscriptionEvent =
  | { type: "plan.chosen"; planId: string; currentPlanId: string | null }
  | { type: "cardUpdate.requested" }
  | { type: "cancellation.requested" }
  | { type: "resumption.requested" }
  | { type: "provider.ready" }
  | { type: "provider.failed"; error: unknown }
  | { type: "card.submitted"; card?: unknown }
  | { type: "terms.accepted" }
  | { type: "change.confirmed" }
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
    saveMethod: notProvided<PaymentReply, { paymentMethodId: string }>("saveMethod"),
    authenticate: notProvided<unknown, { clientSecret: string }>("authenticate"),
    confirm: notProvided<PaymentReply, { planId: string; hasAcceptedTerms: boolean }>("confirm"),
    changePlan: notProvided<PaymentReply, { planId: string }>("changePlan"),
    cancel: notProvided<ServerReply>("cancel"),
    resume: notProvided<ServerReply>("resume"),
    checkOutcome: notProvided<CheckedOutcome, OutcomeQuestion>("checkOutcome"),
    refreshUser: notProvided<unknown>("refreshUser"),
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

/** Returns the data of a flow without a payment. */
export function emptyPayment(): Omit<SubscriptionContext, "purpose" | "error"> {
  return {
    planId: "",
    paymentMethodId: "",
    hasAcceptedTerms: false,
    action: { stage: "saveMethod", clientSecret: "" },
    failure: { stage: "confirm", error: undefined },
  };
}

interface ReplyEvent<Reply> {
  event: { output: Reply };
}

/** An action that stores the error of an event. */
export const setError = { type: "setError", params: errorOf } as const;

/** An action that stores the failed call whose outcome is checked next. */
export const setFailure = <const Stage extends PaymentStage>(stage: Stage) =>
  ({ type: "setFailure", params: ({ event }: ErrorEvent) => ({ stage, error: event.error }) }) as const;

/** A transition to the cardholder's action, if the reply to this stage requires one. */
export const toAuthentication = <const Stage extends PaymentStage>(stage: Stage) =>
  ({
    guard: { type: "needsAction", params: ({ event }: ReplyEvent<PaymentReply>) => event.output },
    target: "authenticating",
    actions: {
      type: "setAction",
      params: ({ event }: ReplyEvent<PaymentReply>) => ({
        stage,
        clientSecret: event.output.requiresAction?.clientSecret ?? "",
      }),
    },
  }) as const;

/** A guard that compares the outcome that was found. */
export const isOutcome = <const Outcome extends CheckedOutcome["outcome"]>(outcome: Outcome) =>
  ({
    type: "isOutcome",
    params: ({ event }: ReplyEvent<CheckedOutcome>) => ({ found: event.output, outcome }),
  }) as const;

/** An action that emits `succeeded` with the server's message. */
export const emitSucceeded = {
  type: "emitSucceeded",
  params: ({ event }: ReplyEvent<ServerReply>) => event.output,
} as const;

/** Returns the card handle of a submission; it is passed to the actor without being stored. */
export function cardOf(event: SubscriptionEvent): { card: unknown } {
  assertEvent(event, "card.submitted");
  return { card: event.card };
}
