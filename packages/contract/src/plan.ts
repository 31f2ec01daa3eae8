import * as v from "valibot";
import { amount, shownText } from "./tolerant.ts";

/** Fields of a subscription plan (spec §3). A plan without a price or a period is rejected, because users can't buy it. */
export const planFields = {
  _id: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.nonEmpty()),
  /** In US dollars. */
  price: amount,
  /** 7 is a week, 30 is a month, and any other number is a year. */
  durationDays: amount,
  stripePriceId: shownText,
};

/** A subscription plan. */
export const plan = v.object(planFields);
export type Plan = v.InferOutput<typeof plan>;

/** Billing period of a plan (spec §9). */
export type BillingPeriod = "week" | "month" | "year";
export const billingPeriod = (durationDays: number): BillingPeriod =>
  durationDays === 7 ? "week" : durationDays === 30 ? "month" : "year";

/** Features of a plan: basic for Monthly, otherwise full (spec §3). */
export type PlanFeatures = "basic" | "full";
export const planFeatures = (name: string): PlanFeatures => (name === "Monthly" ? "basic" : "full");
