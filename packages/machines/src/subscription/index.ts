export type {
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
export { subscriptionMachine } from "./subscription.machine.ts";
export { isMissingCardFields, viewOf } from "./view.ts";
export type { SubscriptionView } from "./view.ts";
