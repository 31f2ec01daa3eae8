import type { PlanTerms } from "@trellis/server-core/domain/subscription";
import { day } from "./advance.ts";
import type { SandboxCustomer, SandboxSubscription } from "./customer.ts";

/** The costs of a plan change, in cents. */
export interface Proration {
  /** The unused part of the current period's price. */
  unused: number;
  /** The new period's price minus the unused part and earlier credit; negative if those exceed the price. */
  due: number;
}

/** Whether the free trial is still the current period. */
export const isInTrial = ({ trialEndsAt, periodEndsAt }: SandboxSubscription): boolean => trialEndsAt === periodEndsAt;

/** Returns the costs of a change at a time. A change during a trial is free, and an unpaid period has no unused part. */
export function prorate(
  customer: SandboxCustomer,
  subscription: SandboxSubscription,
  plan: PlanTerms,
  at: number,
): Proration {
  if (isInTrial(subscription)) return { unused: 0, due: 0 };
  const { periodStartsAt, periodEndsAt } = subscription;
  const left = Math.min(1, Math.max(0, (periodEndsAt - at) / (periodEndsAt - periodStartsAt)));
  const unused = subscription.failed ? 0 : Math.round(subscription.plan.priceCents * left);
  return { unused, due: plan.priceCents - unused - customer.credit };
}

/** Switches the plan. Outside a trial, a new period starts, and a negative amount due becomes credit. */
export function switchPlan(
  customer: SandboxCustomer,
  subscription: SandboxSubscription,
  plan: PlanTerms,
  { due, now }: { due: number; now: number },
): void {
  subscription.plan = plan;
  subscription.cancelsAtPeriodEnd = false;
  if (isInTrial(subscription)) return;
  customer.credit = Math.max(0, -due);
  subscription.failed = null;
  for (const invoice of customer.invoices) if (invoice.status === "open") invoice.status = "void";
  subscription.periodStartsAt = now;
  subscription.periodEndsAt = now + plan.durationDays * day;
}
