import { type BillingPeriod, billingPeriod } from "@trellis/contract/plan";
import type { User } from "@trellis/contract/user";
import { priceOf } from "./plan-words.ts";

/** How it stands with the subscription, as far as the session knows. */
export interface SubscriptionView {
  is: "active" | "ended" | "absent";
  /** Name of the plan. */
  plan: string | undefined;
  /** What it costs, and how often that is paid. */
  price: { amount: string; per: BillingPeriod } | undefined;
  /** Whether the free trial goes on. */
  isInTrial: boolean;
  /** End of the free trial, where there is or was one. */
  trialEndsAt: Date | undefined;
}

/** The subscription of a user: the plan is the server's `subscriptionPlan`, and a trial is active while its end lies ahead (spec §4). */
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
