import type { ActionRequired } from "@trellis/server-core/ports/payments";
import type Stripe from "stripe";
import { idOf, latestInvoiceOf } from "./to-server.ts";

/** Returns the payment of a subscription's newest invoice; null if it needed none. The client secret starts with the payment's id. */
async function paymentOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<Stripe.PaymentIntent | null> {
  const secret = latestInvoiceOf(subscription)?.confirmation_secret?.client_secret;
  const [id] = secret?.split("_secret_") ?? [];
  return id ? stripe.paymentIntents.retrieve(id) : null;
}

/** Returns the payment of a subscription's newest invoice. Throws if the payment succeeded or is processing but has no effect yet. */
export async function assertUnpaid(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<Stripe.PaymentIntent | null> {
  const payment = await paymentOf(stripe, subscription);
  if (payment?.status === "processing" || payment?.status === "succeeded") {
    throw new Error(`Stripe: a payment of the subscription ${subscription.id} is not settled`);
  }
  return payment;
}

/** Returns the payment that the owner must confirm; null if there is none, or if the default card has changed since. */
export async function toConfirm(stripe: Stripe, payment: Stripe.PaymentIntent): Promise<ActionRequired | null> {
  const { status, customer, payment_method, client_secret } = payment;
  if (status !== "requires_action" || client_secret === null || !customer || !payment_method) return null;
  const owner = await stripe.customers.retrieve(idOf(customer));
  const card = owner.deleted ? null : owner.invoice_settings.default_payment_method;
  return card && idOf(card) === idOf(payment_method) ? { is: "actionRequired", clientSecret: client_secret } : null;
}
