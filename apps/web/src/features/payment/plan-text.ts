import { billingPeriod, type BillingPeriod, type Plan } from "@trellis/contract/plan";
import type { TFunction } from "i18next";
import { formatMoney } from "./amounts.ts";

export type Priced = Pick<Plan, "price" | "durationDays">;

/** Formats a price: in English as a dollar sign and the number from the server, otherwise in the language’s format. */
export const priceOf = ({ price }: Pick<Plan, "price">, language = "en"): string =>
  language === "en" ? `$${price}` : formatMoney(price, language);

/** Returns the translation key of the billing period. */
export const suffixOf = ({ durationDays }: Pick<Plan, "durationDays">) =>
  `period.${billingPeriod(durationDays)}` as const;

const translatedNames: Readonly<Record<string, BillingPeriod>> = { Weekly: "week", Monthly: "month", Yearly: "year" };

/** Returns the name of a plan in the language of the page. Names that the app doesn’t know stay as the server sent them. */
export function planName(name: string, t: TFunction<"payment">): string {
  const period = translatedNames[name];
  return period ? t(`planName.${period}`) : name;
}

/** Returns the name of a plan as used within a sentence; only English capitalizes it there. */
export function planInSentence(name: string, t: TFunction<"payment">): string {
  const period = translatedNames[name];
  return period ? t(`planInSentence.${period}`) : name;
}

/** Features of a plan (spec §3), by translation key. */
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
