import type Stripe from "stripe";
import {
  authenticationRequired,
  cardError,
  charge,
  draftInvoice,
  finalize,
  type Line,
  type Outcome,
  voidInvoice,
} from "./invoices.ts";
import { periodEnd } from "./periods.ts";
import { missing, unfit } from "./refusal.ts";
import { sample, type Store } from "./store.ts";

const day = 86_400;
/** How long the owner of the card can confirm a payment, in seconds. */
const confirmationTime = 23 * 3600;

export const itemOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data;
  if (!item) throw new Error("a subscription has an item");
  return item;
};
export const isOver = ({ status }: Stripe.Subscription): boolean =>
  status === "canceled" || status === "incomplete_expired";

const priceLine = (price: Stripe.Price, from: number): Line => ({
  amount: price.unit_amount ?? 0,
  from,
  to: periodEnd(from, price),
  isProration: false,
  price,
});

export function priceNamed(store: Store, id: string | undefined): Stripe.Price {
  const price = store.prices.get(id ?? "");
  if (!price) throw missing("price", id ?? "", "items[0][price]");
  if (!price.active) throw unfit("resource_missing", "The price specified is inactive.", "items[0][price]");
  return price;
}

/** Creates a subscription, and charges its first period unless it starts with a trial. */
export function createSubscription(store: Store, params: Stripe.SubscriptionCreateParams): Stripe.Subscription {
  const customer = store.customers.get(params.customer ?? "");
  if (!customer) throw missing("customer", params.customer ?? "", "customer");
  const price = priceNamed(store, params.items?.[0]?.price);
  if (!customer.invoice_settings.default_payment_method) {
    throw unfit("resource_missing", "This customer has no attached payment source or default payment method.");
  }
  const now = store.now();
  const trialEnd = params.trial_period_days ? now + params.trial_period_days * day : null;
  const id = store.newId("sub");
  const template = sample<Stripe.Subscription>("subscription", {});
  const item = {
    ...itemOf(template),
    id: store.newId("si"),
    subscription: id,
    price,
    current_period_start: now,
    current_period_end: trialEnd ?? periodEnd(now, price),
  };
  const subscription: Stripe.Subscription = {
    ...template,
    id,
    customer: customer.id,
    items: { object: "list", data: [item], has_more: false, url: "" },
    status: trialEnd === null ? "incomplete" : "trialing",
    created: now,
    start_date: now,
    trial_start: trialEnd === null ? null : now,
    trial_end: trialEnd,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: null,
    pending_update: null,
    pending_setup_intent: null,
    pause_collection: null,
    default_payment_method: null,
    metadata: {},
  };
  const line = trialEnd === null ? priceLine(price, now) : { amount: 0, from: now, to: trialEnd, isProration: false };
  const draft = draftInvoice(store, subscription, [line], "subscription_create");
  store.subscriptions.set(id, subscription);
  const invoice = finalize(store, draft);
  subscription.latest_invoice = invoice.id;
  store.emit("customer.subscription.created", subscription);
  if (invoice.status === "open") charge(store, invoice, false);
  if (trialEnd === null) afterPayment(store, invoice);
  return subscription;
}

/** Applies the effect of a paid invoice to its subscription. */
export function afterPayment(store: Store, invoice: Stripe.Invoice): void {
  const subscription = store.subscriptionOf(invoice);
  if (!subscription || invoice.status !== "paid" || isOver(subscription)) return;
  const { pending_update: pending } = subscription;
  if (pending && subscription.latest_invoice === invoice.id) applyPending(store, subscription, pending);
  if (subscription.latest_invoice !== invoice.id || subscription.status === "trialing") return;
  subscription.status = "active";
  store.emit("customer.subscription.updated", subscription);
}

function applyPending(
  store: Store,
  subscription: Stripe.Subscription,
  { subscription_items: items, cancel_at_period_end }: Stripe.Subscription.PendingUpdate,
): void {
  const [next] = items ?? [];
  if (next) switchPrice(subscription, next.price, store.now());
  if (cancel_at_period_end === false) setCancellation(subscription, false, store.now());
  subscription.pending_update = null;
}

/** Switches the price; a new period starts at `from`, unless it is null. */
function switchPrice(subscription: Stripe.Subscription, price: Stripe.Price, from: number | null): void {
  const item = itemOf(subscription);
  item.price = price;
  if (from === null) return;
  item.current_period_start = from;
  item.current_period_end = periodEnd(from, price);
}

function setCancellation(subscription: Stripe.Subscription, isCanceled: boolean, now: number): void {
  subscription.cancel_at_period_end = isCanceled;
  subscription.cancel_at = isCanceled ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = isCanceled ? now : null;
}

/** The parameters of a change that decide its price. */
type PriceChange = Pick<Stripe.SubscriptionUpdateParams, "items" | "proration_behavior" | "proration_date"> & {
  billing_cycle_anchor?: { type: string };
};

/** Returns the invoice lines of a price change; null if it creates no invoice now. */
export function linesOfChange(store: Store, subscription: Stripe.Subscription, change: PriceChange): Line[] | null {
  const item = itemOf(subscription);
  const price = priceNamed(store, change.items?.[0]?.price);
  if (change.items?.[0]?.id !== item.id)
    throw missing("subscription item", change.items?.[0]?.id ?? "", "items[0][id]");
  const { current_period_start: from, current_period_end: to } = item;
  if (change.billing_cycle_anchor?.type !== "now" || subscription.status === "trialing") return null;
  const line = priceLine(price, store.now());
  if (change.proration_behavior === "none") return [line];
  const at = change.proration_date ?? store.now();
  if (at < from || at > to) throw unfit("invalid_proration_date", "The proration date is outside of the period.");
  const unused = Math.round(((item.price.unit_amount ?? 0) * (to - at)) / (to - from));
  return [{ amount: -unused, from: at, to, isProration: true }, line];
}

/** Stores why a subscription is canceled. */
export function noteCancellation(
  subscription: Stripe.Subscription,
  details: Stripe.SubscriptionUpdateParams["cancellation_details"],
): void {
  if (!details) return;
  const { comment, feedback } = details;
  subscription.cancellation_details = {
    comment: comment || null,
    feedback: feedback || null,
    feedback_option: null,
    reason: "cancellation_requested",
  };
}

/** Changes a subscription. */
export function updateSubscription(
  store: Store,
  subscription: Stripe.Subscription,
  params: Stripe.SubscriptionUpdateParams,
): Stripe.Subscription {
  if (isOver(subscription)) {
    throw unfit("resource_missing", "A canceled subscription can only update its cancellation_details and metadata.");
  }
  if (subscription.pending_update) throw unfit("pending_update_exists", "The subscription has a pending update.");
  const { items, cancel_at_period_end, cancellation_details: details } = params;
  noteCancellation(subscription, details);
  if (!items) {
    if (cancel_at_period_end !== undefined) setCancellation(subscription, cancel_at_period_end, store.now());
  } else changePrice(store, subscription, params);
  store.emit("customer.subscription.updated", subscription);
  return subscription;
}

function changePrice(store: Store, subscription: Stripe.Subscription, params: Stripe.SubscriptionUpdateParams): void {
  const price = priceNamed(store, params.items?.[0]?.price);
  const lines = linesOfChange(store, subscription, params);
  const { cancel_at_period_end = subscription.cancel_at_period_end } = params;
  const complete = () => {
    switchPrice(subscription, price, lines === null ? null : store.now());
    setCancellation(subscription, cancel_at_period_end, store.now());
  };
  if (lines === null) return complete();
  const invoice = finalize(store, draftInvoice(store, subscription, lines, "subscription_update"));
  const before = subscription.latest_invoice;
  subscription.latest_invoice = invoice.id;
  const outcome: Outcome = charge(store, invoice, false);
  if (outcome === "paid") {
    complete();
    return afterPayment(store, invoice);
  }
  if (params.payment_behavior === "pending_if_incomplete") {
    subscription.pending_update = {
      billing_cycle_anchor: store.now(),
      cancel_at_period_end: params.cancel_at_period_end ?? null,
      discount: null,
      discounts: null,
      expires_at: store.now() + confirmationTime,
      metadata: null,
      subscription_items: [{ ...itemOf(subscription), price }],
      trial_end: null,
      trial_from_plan: null,
    };
    return;
  }
  voidInvoice(store, invoice);
  subscription.latest_invoice = before;
  throw cardError(outcome === "actionRequired" ? authenticationRequired : outcome);
}

/** Ends a subscription at once. Open invoices are no longer charged. */
export function cancelSubscription(store: Store, subscription: Stripe.Subscription, at = store.now()): void {
  if (isOver(subscription)) throw missing("subscription", subscription.id);
  const wasIncomplete = subscription.status === "incomplete";
  subscription.status = wasIncomplete ? "incomplete_expired" : "canceled";
  subscription.ended_at = at;
  subscription.canceled_at ??= at;
  subscription.pending_update = null;
  for (const invoice of store.invoicesOf(subscription.id)) {
    if (invoice.status !== "open") continue;
    invoice.next_payment_attempt = null;
    if (wasIncomplete) voidInvoice(store, invoice);
  }
  store.emit("customer.subscription.deleted", subscription);
}
