import { billingPeriod, type Plan, planFeatures } from "@trellis/contract/plan";

/** The price as it is shown: a dollar sign and the number as it was sent. */
export const priceOf = ({ price }: Pick<Plan, "price">): string => `$${price}`;

/** The key of the text that says how often a plan is paid. */
export const suffixOf = ({ durationDays }: Plan) => `period.${billingPeriod(durationDays)}` as const;

/** What a plan brings, as keys of texts (spec §3). */
export const featuresOf = {
  basic: ["basicAccess", "limitedReports", "emailSupport"],
  full: ["allAccess", "unlimitedReports", "prioritySupport"],
} as const;

/** The one plan that stands out: the longest of those with all access, where there are others beside it. */
export function featuredPlan(plans: readonly Plan[]): Plan | undefined {
  const [longest] = plans
    .filter(({ name }) => planFeatures(name) === "full")
    .toSorted((one, other) => other.durationDays - one.durationDays);
  return plans.length > 1 ? longest : undefined;
}
