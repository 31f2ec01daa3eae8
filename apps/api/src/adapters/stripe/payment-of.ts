import type Stripe from "stripe";
import { latestInvoiceOf } from "./to-server.ts";

/** Returns the payment of a subscription's newest invoice; null if it needed none. Its id begins the client secret. */
async function paymentOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<Stripe.PaymentIntent | null> {
  const secret = latestInvoiceOf(subscription)?.confirmation_secret?.client_secret;
  const [id] = secret?.split("_secret_") ?? [];
  return id ? stripe.paymentIntents.retrieve(id) : null;
}

/** Throws if the payment of a subscription's newest invoice has just succeeded or still may: its effect follows. */
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
