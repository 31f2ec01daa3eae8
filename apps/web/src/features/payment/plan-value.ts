import { billingPeriod, type BillingPeriod, type Plan, planFeatures } from "@trellis/contract/plan";
import type { Priced } from "./plan-text.ts";

const periodsPerMonth: Readonly<Record<BillingPeriod, number>> = { week: 52 / 12, month: 1, year: 1 / 12 };

/** Returns what a plan costs per month. */
export const monthlyPrice = ({ price, durationDays }: Priced): number =>
  price * periodsPerMonth[billingPeriod(durationDays)];

/** Returns how much a plan saves compared with paying monthly, in whole percent; `undefined` if it saves nothing. */
export function savingOf(plan: Priced, plans: readonly Priced[]): number | undefined {
  const monthly = plans.find(({ durationDays }) => billingPeriod(durationDays) === "month");
  if (!monthly || monthly.price <= 0) return undefined;
  const percent = Math.floor((1 - monthlyPrice(plan) / monthly.price) * 100);
  return percent > 0 ? percent : undefined;
}

/** Returns the plan with the best value: the cheapest per month, if it has all features and every other plan costs more. */
export function featuredPlan(plans: readonly Plan[]): Plan | undefined {
  const [cheapest, second] = plans.toSorted((one, other) => monthlyPrice(one) - monthlyPrice(other));
  if (!cheapest || !second || monthlyPrice(cheapest) === monthlyPrice(second)) return undefined;
  return planFeatures(cheapest.name) === "full" ? cheapest : undefined;
}
