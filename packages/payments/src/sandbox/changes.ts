import type { PlanTerms } from "@trellis/server-core/domain/subscription";
import type { ActionRequired, CardRefused } from "@trellis/server-core/ports/payments";
import { day, endSubscription } from "./advance.ts";
import { type Change, note, pay, refusalOf, writeInvoice } from "./charge.ts";
import { askOwner } from "./confirmations.ts";
import { runningOf, type SandboxCustomer, type SandboxSubscription } from "./customer.ts";
import { prorate, switchPlan } from "./proration.ts";
import { testCard } from "./test-cards.ts";
import { missing } from "./cards.ts";

type Failed = CardRefused | ActionRequired;

/** Returns why the default card can't be charged now, which may be a missing confirmation; null if it can. */
function chargeNow(customer: SandboxCustomer, payment: string, { newId }: Change): Failed | null {
  const card = testCard(customer.paymentMethodId ?? "");
  const ask = () => askOwner(customer, `${payment} ${customer.paymentMethodId}`, newId);
  const asked = card?.confirms === "always" ? ask() : null;
  // The owner already saw in the browser that the bank declined, so this is a new attempt.
  const open = asked?.is === "refused" ? ask() : asked;
  if (open) return open;
  return refusalOf(customer, true);
}

/** Starts a subscription; returns the running one if there is one. */
export function subscribe(
  customer: SandboxCustomer,
  order: { paymentMethodId: string; plan: PlanTerms; trialDays: number },
  change: Change,
): SandboxSubscription | Failed {
  const running = runningOf(customer);
  if (running) return running;
  const { paymentMethodId, plan, trialDays } = order;
  if (customer.paymentMethodId !== paymentMethodId) return missing("PaymentMethod", paymentMethodId);
  const failed = trialDays > 0 ? null : chargeNow(customer, `start ${plan.id}`, change);
  if (failed) return failed;
  const { now, newId } = change;
  const trialEndsAt = trialDays > 0 ? now + trialDays * day : null;
  const subscription: SandboxSubscription = {
    id: `sub_${customer.id}_${newId()}`,
    plan,
    startedAt: now,
    trialEndsAt,
    periodStartsAt: now,
    periodEndsAt: trialEndsAt ?? now + plan.durationDays * day,
    cancelsAtPeriodEnd: false,
    endedAt: null,
    failed: null,
  };
  customer.subscriptions.unshift(subscription);
  if (trialEndsAt === null) pay(customer, writeInvoice(customer, subscription, plan.priceCents, change), change);
  note(customer, change, "subscription", { subscriptionId: subscription.id });
  return subscription;
}

/** Changes the plan and charges the difference. Has no effect for the current plan or an ended subscription. */
export function changePlan(
  customer: SandboxCustomer,
  subscription: SandboxSubscription,
  { plan, at }: { plan: PlanTerms; at: number },
  change: Change,
): SandboxSubscription | Failed | { is: "outdated" } {
  if (subscription.endedAt !== null || subscription.plan.id === plan.id) return subscription;
  if (at < subscription.periodStartsAt) return { is: "outdated" };
  const { due } = prorate(customer, subscription, plan, at);
  const failed = due > 0 ? chargeNow(customer, `change ${subscription.id} ${plan.id}`, change) : null;
  if (failed) return failed;
  switchPlan(customer, subscription, plan, { due, now: change.now });
  if (due > 0) pay(customer, writeInvoice(customer, subscription, due, change), change);
  note(customer, change, "subscription", { subscriptionId: subscription.id });
  return subscription;
}

/** Cancels the subscription at the end of its period, or withdraws the cancellation. Canceling a past-due one ends it immediately. */
export function setCancellation(
  customer: SandboxCustomer,
  subscription: SandboxSubscription,
  cancels: boolean,
  change: Change,
): void {
  if (subscription.endedAt !== null || subscription.cancelsAtPeriodEnd === cancels) return;
  if (cancels && subscription.failed) return endSubscription(customer, subscription, change, change.now);
  subscription.cancelsAtPeriodEnd = cancels;
  note(customer, change, "subscription", { subscriptionId: subscription.id });
}
