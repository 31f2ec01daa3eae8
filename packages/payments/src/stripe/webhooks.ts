import type { PaymentEvent } from "@trellis/server-core/ports/payments";
import type Stripe from "stripe";
import { failureIn } from "./failures.ts";
import { idOf } from "./to-server.ts";

/** Maximum age of a signature, in seconds. */
const tolerance = 300;

/** Verifies a webhook; null if its signature is wrong or too old. */
export async function readEvent(
  stripe: Stripe,
  { body, signature, secret, now }: { body: string; signature: string; secret: string; now: Date },
): Promise<PaymentEvent | null> {
  const event = await stripe.webhooks
    .constructEventAsync(body, signature, secret, tolerance, undefined, now.getTime())
    .catch((error: unknown) => {
      // A body that is not JSON was not signed by Stripe.
      if (failureIn(error)?.type === "StripeSignatureVerificationError" || error instanceof SyntaxError) return null;
      throw error;
    });
  return event && { id: event.id, ...contentOf(event) };
}

const ofCustomer = (customer: string | { id: string } | null) => ({
  customerId: customer && idOf(customer),
  subscriptionId: null,
  invoiceId: null,
});

function contentOf({ type, data: { object } }: Stripe.Event): Omit<PaymentEvent, "id"> {
  if (object.object === "subscription") {
    return { kind: "subscription", ...ofCustomer(object.customer), subscriptionId: object.id };
  }
  if (object.object === "invoice") {
    const { id: invoiceId, customer, parent, amount_paid } = object;
    const subscription = parent?.subscription_details?.subscription;
    const kind = type === "invoice.paid" && amount_paid > 0 ? "invoicePaid" : "subscription";
    return { kind, ...ofCustomer(customer), subscriptionId: subscription ? idOf(subscription) : null, invoiceId };
  }
  if (object.object === "customer") return { kind: "card", ...ofCustomer(object) };
  if (object.object === "payment_method" || object.object === "setup_intent") {
    return { kind: "card", ...ofCustomer(object.customer) };
  }
  return { kind: "other", ...ofCustomer(null) };
}
