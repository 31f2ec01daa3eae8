import { type Change, note, pay, refusalOf, writeInvoice } from "./charge.ts";
import { type SandboxCustomer, type SandboxSubscription, runningOf } from "./customer.ts";

export const day = 86_400_000;
/** Days before each retry of a failed charge; if the last one fails, the subscription ends. */
const retryDays = [1, 3, 5];

/**
 * Brings a customer up to date: renews a subscription whose period has ended, ends a canceled one, and retries a failed
 * charge. Charges at most once, however much time has passed: missed periods are skipped. A clock that is behind after
 * a restart has no effect, because the paid period ends later.
 */
export function advance(customer: SandboxCustomer, change: Change): void {
  const subscription = runningOf(customer);
  if (!subscription) return;
  const { now } = change;
  if (subscription.failed && subscription.failed.nextTryAt <= now) retry(customer, subscription, change);
  else if (!subscription.failed && subscription.periodEndsAt <= now) {
    if (subscription.cancelsAtPeriodEnd) endSubscription(customer, subscription, change, subscription.periodEndsAt);
    else renew(customer, subscription, change);
  }
}

function renew(customer: SandboxCustomer, subscription: SandboxSubscription, change: Change): void {
  openPeriod(subscription, change.now);
  const invoice = writeInvoice(customer, subscription, subscription.plan.priceCents, change);
  if (invoice.cents === 0 || refusalOf(customer, false) === null) pay(customer, invoice, change);
  else subscription.failed = { invoiceId: invoice.id, tries: 0, nextTryAt: change.now + day };
  note(customer, change, "subscription", { subscriptionId: subscription.id });
}

/** Retries a failed charge. */
export function retry(customer: SandboxCustomer, subscription: SandboxSubscription, change: Change): void {
  const { failed } = subscription;
  const invoice = customer.invoices.find(({ id }) => id === failed?.invoiceId);
  if (!failed || !invoice) return;
  if (refusalOf(customer, false) === null) {
    subscription.failed = null;
    // The late payment counts for the current period.
    if (subscription.periodEndsAt <= change.now) openPeriod(subscription, change.now);
    pay(customer, invoice, change);
    note(customer, change, "subscription", { subscriptionId: subscription.id });
    return;
  }
  const days = retryDays[failed.tries + 1];
  if (days === undefined) endSubscription(customer, subscription, change, change.now);
  else {
    subscription.failed = { ...failed, tries: failed.tries + 1, nextTryAt: change.now + days * day };
    note(customer, change, "subscription", { subscriptionId: subscription.id });
  }
}

/** Ends a subscription and voids its open invoices. */
export function endSubscription(
  customer: SandboxCustomer,
  subscription: SandboxSubscription,
  change: Change,
  endedAt: number,
): void {
  subscription.endedAt = endedAt;
  subscription.failed = null;
  for (const invoice of customer.invoices) if (invoice.status === "open") invoice.status = "void";
  note(customer, change, "subscription", { subscriptionId: subscription.id });
}

/** Moves to the period that contains `now`, counted in whole periods from the end of the last one. */
function openPeriod(subscription: SandboxSubscription, now: number): void {
  const length = subscription.plan.durationDays * day;
  const missed = Math.floor((now - subscription.periodEndsAt) / length);
  subscription.periodStartsAt = subscription.periodEndsAt + missed * length;
  subscription.periodEndsAt = subscription.periodStartsAt + length;
}
