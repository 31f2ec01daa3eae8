import type { PlanTerms } from "../../domain/subscription.ts";
import { day } from "./advance.ts";
import type { SandboxCustomer, SandboxSubscription } from "./customer.ts";

/** The costs of a plan change, in cents. */
export interface Proration {
  /** The unused part of the current period's price. */
  unused: number;
  /** The new period's price minus what remains and minus earlier credit; negative if they are worth more. */
  due: number;
}

/** Whether the free trial is still the current period. */
export const isInTrial = ({ trialEndsAt, periodEndsAt }: SandboxSubscription): boolean => trialEndsAt === periodEndsAt;

/** Returns the price of a change at a time. In a trial, and for a period that was not paid, nothing remains. */
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

/** Switches the plan. Outside a trial a new period starts, and what exceeds its price becomes credit. */
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
