import { billingPeriod, type BillingPeriod, type Plan, planFeatures } from "@trellis/contract/plan";
import type { TFunction } from "i18next";
import { formatMoney } from "./amounts.ts";

type Priced = Pick<Plan, "price" | "durationDays">;

/** Formats a price: in English as a dollar sign and the number from the server, otherwise in the language’s format. */
export const priceOf = ({ price }: Pick<Plan, "price">, language = "en"): string =>
  language === "en" ? `$${price}` : formatMoney(price, language);

/** Returns the text key of the billing period. */
export const suffixOf = ({ durationDays }: Pick<Plan, "durationDays">) =>
  `period.${billingPeriod(durationDays)}` as const;

const translatedNames: Readonly<Record<string, BillingPeriod>> = { Weekly: "week", Monthly: "month", Yearly: "year" };

/** Returns the name of a plan in the language of the page. Names that the app doesn’t know stay as the server sent them. */
export function planName(name: string, t: TFunction<"payment">): string {
  const period = translatedNames[name];
  return period ? t(`planName.${period}`) : name;
}

/** Features of a plan (spec §3), by text key. */
export const featuresOf = {
  basic: [
    { key: "basicAccess", isLimited: true },
    { key: "limitedReports", isLimited: true },
    { key: "emailSupport", isLimited: false },
  ],
  full: [
    { key: "allAccess", isLimited: false },
    { key: "unlimitedReports", isLimited: false },
    { key: "prioritySupport", isLimited: false },
  ],
} as const;

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
