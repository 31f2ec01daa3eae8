export { subscriptionMachine } from "./subscription.machine.ts";
export { viewOf } from "./view.ts";
export type { SubscriptionView } from "./view.ts";
export type {
  PaymentStage,
  Purpose,
  Said,
  SubscriptionContext,
  SubscriptionEmitted,
  SubscriptionEvent,
} from "./vocabulary.ts";
