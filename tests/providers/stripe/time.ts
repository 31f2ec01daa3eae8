import type Stripe from "stripe";
import { charge, draftInvoice, finalize, voidInvoice } from "./invoices.ts";
import { periodEnd } from "./periods.ts";
import { idOf, type Store } from "./store.ts";
import { afterPayment, cancelSubscription, isOver, itemOf } from "./subscriptions.ts";

const day = 86_400;
/** Days before each attempt to repeat a failed charge, as the operator configures Stripe; then the subscription ends. */
const retryDays = [1, 3, 5];
const confirmationTime = 23 * 3600;

/** Brings all subscriptions up to date. Every period that has begun is charged. */
export function advance(store: Store): void {
  for (const subscription of store.subscriptions.values()) {
    while (!isOver(subscription) && step(store, subscription));
  }
}

/** Processes the next change that is due; returns false if there is none. */
function step(store: Store, subscription: Stripe.Subscription): boolean {
  const now = store.now();
  const { pending_update: pending, status, created } = subscription;
  if (status === "incomplete") {
    if (created + confirmationTime > now) return false;
    cancelSubscription(store, subscription);
    return true;
  }
  if (pending && pending.expires_at <= now) {
    const invoice = store.invoices.get(idOf(subscription.latest_invoice));
    subscription.pending_update = null;
    if (invoice?.status === "open") voidInvoice(store, invoice);
    store.emit("customer.subscription.pending_update_expired", subscription);
    return true;
  }
  const late = store
    .invoicesOf(subscription.id)
    .find(({ status: state, next_payment_attempt: at }) => state === "open" && at !== null && at <= now);
  if (late) {
    tryAgain(store, subscription, late);
    return true;
  }
  const { current_period_end: end } = itemOf(subscription);
  if (end > now) return false;
  if (subscription.cancel_at_period_end) cancelSubscription(store, subscription, end);
  else renew(store, subscription, end);
  return true;
}

function renew(store: Store, subscription: Stripe.Subscription, from: number): void {
  const item = itemOf(subscription);
  item.current_period_start = from;
  item.current_period_end = periodEnd(from, item.price);
  if (subscription.status === "trialing") subscription.status = "active";
  const line = { amount: item.price.unit_amount ?? 0, from, to: item.current_period_end, isProration: false };
  const invoice = finalize(store, draftInvoice(store, subscription, [line], "subscription_cycle"));
  subscription.latest_invoice = invoice.id;
  // The owner is absent, so a card that requires a confirmation for every payment fails.
  if (charge(store, invoice, false) === "paid") return afterPayment(store, invoice);
  subscription.status = "past_due";
  invoice.next_payment_attempt = store.now() + day * (retryDays[0] ?? 1);
  store.emit("customer.subscription.updated", subscription);
}

function tryAgain(store: Store, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  if (charge(store, invoice, false) === "paid") return afterPayment(store, invoice);
  const days = retryDays[invoice.attempt_count - 1];
  if (days === undefined) return cancelSubscription(store, subscription);
  invoice.next_payment_attempt = store.now() + days * day;
  store.emit("customer.subscription.updated", subscription);
}
