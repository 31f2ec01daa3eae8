export { pathOf, paths, screenAt, screens } from "./screens.ts";
export type { Screen } from "./screens.ts";
export { subscriptionMachine } from "./subscription.machine.ts";
export { isMissingCardFields, screenOf, viewOf } from "./view.ts";
export type { SubscriptionView } from "./view.ts";
export type {
  PaymentStage,
  Purpose,
  Said,
  SubscriptionContext,
  SubscriptionEmitted,
  SubscriptionEvent,
} from "./vocabulary.ts";
