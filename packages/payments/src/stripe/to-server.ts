import type { Plan } from "@trellis/contract/plan";
import type { PlanTerms } from "@trellis/server-core/domain/subscription";
import type { Charge, ProviderInvoice, ProviderSubscription } from "@trellis/server-core/ports/provider-subscription";
import type Stripe from "stripe";

/** The metadata field of prices that contains the plan's id. */
export const planField = "trellis_plan";

/** The related objects to include when reading subscriptions. */
export const expand = ["latest_invoice.confirmation_secret"];
export const expandInList = ["data.latest_invoice"];

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
export const idOf = (reference: string | { id: string }): string =>
  typeof reference === "string" ? reference : reference.id;

/** Returns the only item of a subscription: its plan and period. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`Stripe: the subscription ${id} has no price`);
  return item;
}

const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

const termsOf = ({ id, nickname, metadata, unit_amount, recurring }: Stripe.Price): PlanTerms => ({
  // A price that the operator chose in Stripe's dashboard may have no plan id.
  id: metadata[planField] ?? id,
  name: nickname ?? id,
  priceCents: unit_amount ?? 0,
  durationDays: (days[recurring?.interval ?? ""] ?? 0) * (recurring?.interval_count ?? 0),
});

/** Maps Stripe's statuses to those of the port. `unpaid` and `paused` count as ended, although Stripe keeps such subscriptions. */
const statuses: Readonly<Record<string, ProviderSubscription["status"]>> = {
  trialing: "trialing",
  active: "active",
  past_due: "pastDue",
  incomplete: "incomplete",
  incomplete_expired: "ended",
  canceled: "ended",
  unpaid: "ended",
  paused: "ended",
};

/** Returns the port's status. An unknown status, added by a later version of Stripe's API, counts as ended. */
export const statusOf = ({ status }: Stripe.Subscription): ProviderSubscription["status"] =>
  statuses[status] ?? "ended";

export const isRunning = (subscription: Stripe.Subscription): boolean =>
  !["ended", "incomplete"].includes(statusOf(subscription));

/** Returns the newest invoice; null if there is none, or only its id is known. */
export const latestInvoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null =>
  typeof invoice === "object" ? invoice : null;

/** Converts a subscription to the format of the port. */
export function toServer(subscription: Stripe.Subscription): ProviderSubscription {
  const item = itemOf(subscription);
  const status = statusOf(subscription);
  const { id, customer, start_date, trial_end, cancel_at_period_end, ended_at } = subscription;
  const nextTry = status === "pastDue" ? latestInvoiceOf(subscription)?.next_payment_attempt : null;
  return {
    id,
    customerId: idOf(customer),
    plan: termsOf(item.price),
    status,
    startedAt: dateOf(start_date),
    trialEndsAt: trial_end === null ? null : dateOf(trial_end),
    periodEndsAt: dateOf(item.current_period_end),
    cancelsAtPeriodEnd: status !== "ended" && cancel_at_period_end,
    endedAt: status === "ended" ? dateOf(ended_at ?? item.current_period_start) : null,
    nextTryAt: nextTry ? dateOf(nextTry) : null,
  };
}

/** Drafts are left out, because they may still change. */
const invoiceStatuses: Readonly<Record<string, ProviderInvoice["status"]>> = {
  paid: "paid",
  open: "open",
  void: "void",
  uncollectible: "void",
};

/** Returns the name of the plan that an invoice charges, besides any credit for the rest of another plan. */
function planNameOf({ lines }: Stripe.Invoice, plans: readonly Plan[]): string | null {
  const { price } = lines.data.find(({ amount }) => amount >= 0)?.pricing?.price_details ?? {};
  return plans.find(({ stripePriceId }) => stripePriceId !== undefined && stripePriceId === price)?.name ?? null;
}

/** Returns the invoices that have an amount due, and renewals that were paid with credit. */
export const invoicesToServer = (invoices: readonly Stripe.Invoice[], plans: readonly Plan[]): ProviderInvoice[] =>
  invoices.flatMap((invoice) => {
    const { id, created, amount_due: cents, billing_reason } = invoice;
    const status = invoiceStatuses[invoice.status ?? ""];
    // The start of a trial creates an invoice with a zero amount.
    if (!status || (cents === 0 && billing_reason !== "subscription_cycle")) return [];
    const { paid_at } = invoice.status_transitions;
    const paidAt = status === "paid" && paid_at !== null ? dateOf(paid_at) : null;
    const { number, hosted_invoice_url: url = null } = invoice;
    const planName = planNameOf(invoice, plans);
    return [{ id, number: number ?? id, createdAt: dateOf(created), paidAt, cents, planName, status, url }];
  });

/** Returns the next charge of a subscription whose last charge failed. */
export const retryOf = (subscription: Stripe.Subscription): Charge | null => {
  const invoice = latestInvoiceOf(subscription);
  if (!invoice?.next_payment_attempt) return null;
  return { cents: invoice.amount_remaining, at: dateOf(invoice.next_payment_attempt) };
};
