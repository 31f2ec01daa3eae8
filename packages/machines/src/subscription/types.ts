import type { ServerReply } from "../types.ts";

/** Purpose of the flow. The first three require a card; the last two only ask for confirmation. */
export type Purpose = "firstSubscription" | "planChange" | "cardUpdate" | "cancellation" | "resumption";

/** A step of the payment, by actor name. */
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
  /** If set, nothing has happened yet: the flow runs `authenticate`, then repeats the call. */
  requiresAction?: { clientSecret: string } | null | undefined;
}

/**
 * The outcome of a call that failed. `newTerms`: nothing has happened, because the server can't offer what the user agreed
 * to, such as a free trial or a price. The flow then asks whether the user accepts the current terms.
 */
export interface CheckedOutcome extends ServerReply {
  outcome: "succeeded" | "notStarted" | "newTerms" | "unknown";
}

/** Input of `checkOutcome`. If `error` proves that the failed call had no effect, the actor need not ask the server. */
export interface OutcomeQuestion {
  purpose: Purpose;
  planId: string;
  error: unknown;
}

/** The flow's data. It never contains a card. */
export interface SubscriptionContext {
  purpose: Purpose;
  /** Id of the chosen plan; empty before a plan is chosen, after a plan change and for purposes without a plan. */
  planId: string;
  paymentMethodId: string;
  /** Whether the user has accepted new terms for this payment method. */
  hasAcceptedTerms: boolean;
  /** The error that kept the form from loading; shown in the dialog until a retry. */
  error: unknown;
  /** The action that the cardholder has to confirm, and the call to repeat afterwards. */
  action: { stage: PaymentStage; clientSecret: string };
  /** The failed call whose outcome `checkOutcome` looks up. */
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

/** The output of the flow after a first subscription. For other purposes, the flow returns to `choosing` and does not finish. */
export interface SubscriptionOutput {
  planId: string;
}

/** The events the flow emits. `error` is the actor's error, unchanged. */
export type SubscriptionEmitted =
  | { type: "succeeded"; purpose: Purpose; message: string | undefined }
  | { type: "failed"; stage: PaymentStage; error: unknown }
  | { type: "notRefreshed"; error: unknown };
