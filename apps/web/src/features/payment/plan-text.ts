import { billingPeriod, type Plan, planFeatures } from "@trellis/contract/plan";
import { formatMoney } from "./amounts.ts";

/** Formats a price: in English a dollar sign and the number as the server sent it, otherwise as the language does. */
export const priceOf = ({ price }: Pick<Plan, "price">, language = "en"): string =>
  language === "en" ? `$${price}` : formatMoney(price, language);

/** Returns the text key of the billing period. */
export const suffixOf = ({ durationDays }: Plan) => `period.${billingPeriod(durationDays)}` as const;

/** Text keys of the plan features (spec §3). */
export const featuresOf = {
  basic: ["basicAccess", "limitedReports", "emailSupport"],
  full: ["allAccess", "unlimitedReports", "prioritySupport"],
} as const;

/** Returns the plan to highlight: the longest one with all access, unless it is the only plan. */
export function featuredPlan(plans: readonly Plan[]): Plan | undefined {
  const [longest] = plans
    .filter(({ name }) => planFeatures(name) === "full")
    .toSorted((one, other) => other.durationDays - one.durationDays);
  return plans.length > 1 ? longest : undefined;
}
