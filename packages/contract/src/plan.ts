import * as v from "valibot";

/** Fields of a subscription plan (spec §3). */
export const planFields = {
  _id: v.string(),
  name: v.string(),
  /** In US dollars. */
  price: v.number(),
  /** 7: a week, 30: a month, any other: a year. */
  durationDays: v.number(),
  stripePriceId: v.optional(v.nullable(v.string())),
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
