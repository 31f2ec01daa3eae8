import type { ActionRequired, Payments } from "@trellis/server-core/ports/payments";
import type { ChangePreview } from "@trellis/server-core/ports/provider-subscription";
import type Stripe from "stripe";
import { once } from "./client.ts";
import { orRefusal, refused } from "./failures.ts";
import { assertUnpaid, toConfirm } from "./payment-of.ts";
import { dateOf, expand, isRunning, itemOf, latestInvoiceOf, secondsOf, toServer } from "./to-server.ts";

interface TermsOfChange {
  items: { id: string; price: string }[];
  proration_behavior: "none" | "always_invoice";
  proration_date?: number;
  billing_cycle_anchor?: { type: "now" };
}
type Changed = Awaited<ReturnType<Payments["changePlan"]>>;

/**
 * Returns the parameters of a price change. A trial continues unchanged. Otherwise a new period starts, and the unused
 * part of the old period is subtracted from its price, unless that was never paid.
 */
function termsOfChange(subscription: Stripe.Subscription, price: string, at: Date): TermsOfChange {
  const { id, current_period_end: to } = itemOf(subscription);
  const items = [{ id, price }];
  if (subscription.status === "trialing") return { items, proration_behavior: "none" };
  if (subscription.status === "past_due")
    return { items, proration_behavior: "none", billing_cycle_anchor: { type: "now" } };
  const proration_date = Math.min(secondsOf(dateIn(subscription, at)), to);
  return { items, proration_behavior: "always_invoice", proration_date, billing_cycle_anchor: { type: "now" } };
}

/** Returns `at`, or the beginning of the current period if that is later. */
function dateIn(subscription: Stripe.Subscription, at: Date): Date {
  const from = dateOf(itemOf(subscription).current_period_start);
  return at < from ? from : at;
}

/** Changes the plan, and charges the difference. */
export async function changePlan(
  stripe: Stripe,
  change: { subscriptionId: string; price: string; at: Date },
  key: string,
): Promise<Changed> {
  const { subscriptionId, price, at } = change;
  const before = await stripe.subscriptions.retrieve(subscriptionId, { expand });
  if (!isRunning(before) || itemOf(before).price.id === price) return changed(before);
  if (dateIn(before, at) > at) return { is: "outdated" };
  const open = before.pending_update && (await continuePending(stripe, before, price));
  if (open) return open;
  const { status, cancel_at_period_end } = before;
  const sent = await orRefusal(() =>
    stripe.subscriptions.update(
      subscriptionId,
      {
        ...termsOfChange(before, price, at),
        ...(cancel_at_period_end && { cancel_at_period_end: false }),
        // Nothing changes until the payment has succeeded.
        payment_behavior: "pending_if_incomplete",
        expand,
      },
      // A repeated call may have another date, which Stripe would reject under the same key.
      { idempotencyKey: `${key}.change.${secondsOf(at)}` },
    ),
  );
  if ("is" in sent) return sent;
  const after = await stripe.subscriptions.retrieve(subscriptionId, { expand });
  if (after.pending_update) return unpaid(stripe, after);
  const owed = status === "past_due" ? latestInvoiceOf(before) : null;
  if (owed?.status === "open") await stripe.invoices.voidInvoice(owed.id, {}, { idempotencyKey: `${key}.void` });
  return changed(after);
}

const changed = (subscription: Stripe.Subscription): Changed => ({
  is: "changed",
  subscription: toServer(subscription),
});

/**
 * Returns the pending confirmation of an earlier attempt with the same plan and card. Voids any other attempt, because
 * the owner saw in the browser how it ended, or wants to pay with another card.
 */
async function continuePending(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  price: string,
): Promise<ActionRequired | null> {
  const isMine = subscription.pending_update?.subscription_items?.some((item) => item.price.id === price);
  const payment = await assertUnpaid(stripe, subscription);
  const open = isMine && payment ? await toConfirm(stripe, payment) : null;
  if (!open) await voidLatest(stripe, subscription);
  return open;
}

/** Returns the outcome of a change whose payment has not succeeded. */
async function unpaid(stripe: Stripe, subscription: Stripe.Subscription): Promise<Changed> {
  const payment = await assertUnpaid(stripe, subscription);
  const open = payment && (await toConfirm(stripe, payment));
  if (open) return open;
  await voidLatest(stripe, subscription);
  return refused(payment?.last_payment_error ?? {});
}

async function voidLatest(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const invoice = latestInvoiceOf(subscription);
  if (invoice?.status !== "open") return;
  await stripe.invoices.voidInvoice(invoice.id, {}, once());
}

/** Returns what a change would cost. */
export async function previewChange(
  stripe: Stripe,
  change: { subscriptionId: string; price: string; at: Date },
): Promise<ChangePreview> {
  const { subscriptionId, price, at } = change;
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand });
  const { amount_due, lines, starting_balance, total } = await stripe.invoices.createPreview({
    subscription: subscriptionId,
    subscription_details: termsOfChange(subscription, price, at),
  });
  if (subscription.status === "trialing") {
    const trialEnd = itemOf(subscription).current_period_end;
    const next = { cents: amount_due, at: dateOf(trialEnd) };
    return { dueNow: 0, credit: 0, next, at: dateIn(subscription, at) };
  }
  const isProration = (line: Stripe.InvoiceLineItem) => line.parent?.subscription_item_details?.proration === true;
  const period = lines.data.find((line) => !isProration(line));
  if (!period) throw new Error(`Stripe: the preview of a change of ${subscriptionId} has no period`);
  const unused = lines.data.filter(isProration).reduce((sum, { amount }) => sum - amount, 0);
  // A negative balance is the customer's credit.
  const creditLeft = Math.max(0, -(starting_balance + total));
  const next = { cents: Math.max(0, period.amount - creditLeft), at: dateOf(period.period.end) };
  return { dueNow: amount_due, credit: Math.max(0, unused), next, at: dateIn(subscription, at) };
}
