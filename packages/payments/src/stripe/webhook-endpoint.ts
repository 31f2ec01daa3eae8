import type Stripe from "stripe";

/** The events that the server reacts to, which the operator chooses in Stripe's dashboard. */
export const neededEvents: readonly string[] = [
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.pending_update_applied",
  "customer.subscription.pending_update_expired",
  "customer.subscription.updated",
  "customer.updated",
  "invoice.paid",
  "invoice.payment_action_required",
  "invoice.payment_failed",
  "invoice.voided",
  "payment_method.automatically_updated",
  "payment_method.updated",
  "setup_intent.succeeded",
];

/**
 * Returns which of the needed events Stripe doesn't send to the server's webhook; all of them if it has no such endpoint.
 * Empty if that is unknown: Stripe is unavailable, or the key may not read endpoints.
 */
export async function missingEvents(stripe: Stripe, url: string): Promise<string[]> {
  const found = await stripe.webhookEndpoints.list({ limit: 100 }).catch(() => null);
  if (!found) return [];
  const own = found.data.filter((endpoint) => endpoint.url === url && endpoint.status === "enabled");
  const sent = new Set(own.flatMap(({ enabled_events }) => enabled_events));
  return sent.has("*") ? [] : neededEvents.filter((event) => !sent.has(event));
}
