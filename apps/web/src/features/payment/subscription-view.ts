import { type BillingPeriod, billingPeriod } from "@trellis/contract/plan";
import type { User } from "@trellis/contract/user";
import { priceOf } from "./plan-text.ts";

/** The subscription, as known from the session. */
export interface SubscriptionView {
  is: "active" | "ended" | "absent";
  /** Plan name. */
  plan: string | undefined;
  /** Price and billing period. */
  price: { amount: string; per: BillingPeriod } | undefined;
  /** Whether the free trial is active. */
  isInTrial: boolean;
  /** End of the free trial, if there is or was one. */
  trialEndsAt: Date | undefined;
}

/** Returns the subscription of a user. The trial is active while `trialEndsAt` is in the future (spec §4). */
export function subscriptionOf(
  { plan, isSubscribed, trialEndsAt }: Pick<User, "plan" | "isSubscribed" | "trialEndsAt">,
  now: Date,
): SubscriptionView {
  const { price, durationDays } = plan ?? {};
  const trialEnd = Date.parse(trialEndsAt ?? "");
  const isPriced = price !== undefined && durationDays !== undefined;
  return {
    is: plan ? (isSubscribed ? "active" : "ended") : "absent",
    plan: plan?.name,
    price: isPriced ? { amount: priceOf({ price }), per: billingPeriod(durationDays) } : undefined,
    isInTrial: trialEnd > now.getTime(),
    trialEndsAt: Number.isNaN(trialEnd) ? undefined : new Date(trialEnd),
  };
}
