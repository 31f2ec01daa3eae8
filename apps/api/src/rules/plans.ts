import type { Plan } from "@trellis/contract/plan";

/** The available plans. Subscriptions store the ids, so these must never change. */
export const availablePlans: readonly Plan[] = [
  { _id: "plan_weekly", name: "Weekly", price: 4, durationDays: 7, stripePriceId: null },
  { _id: "plan_monthly", name: "Monthly", price: 12, durationDays: 30, stripePriceId: null },
  { _id: "plan_yearly", name: "Yearly", price: 96, durationDays: 365, stripePriceId: null },
];
