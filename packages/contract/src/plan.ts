import * as v from "valibot";

/** Fields of a subscription plan (spec §3). */
export const planFields = {
  _id: v.string(),
  name: v.string(),
  /** Dollars, as shown. */
  price: v.number(),
  /** 7: a week, 30: a month, any other: a year. */
  durationDays: v.number(),
  stripePriceId: v.optional(v.nullable(v.string())),
};

/** A plan that can be subscribed to. */
export const plan = v.object(planFields);
export type Plan = v.InferOutput<typeof plan>;

/** How often a plan is paid (spec §9). */
export type BillingPeriod = "week" | "month" | "year";
export const billingPeriod = (durationDays: number): BillingPeriod =>
  durationDays === 7 ? "week" : durationDays === 30 ? "month" : "year";

/** What a plan includes: the Monthly plan the basics, any other everything (spec §3). */
export type PlanFeatures = "basic" | "full";
export const planFeatures = (name: string): PlanFeatures => (name === "Monthly" ? "basic" : "full");
