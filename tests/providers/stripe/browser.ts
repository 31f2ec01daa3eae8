import { testCards } from "@trellis/payments/sandbox/test-cards";
import type Stripe from "stripe";
import { StripeRefusal } from "./refusal.ts";
import type { Store } from "./store.ts";

const wrong = (code: string, message: string): StripeRefusal =>
  new StripeRefusal(402, { type: "card_error", code, message });

/**
 * Creates a payment method, as Stripe's browser script does. Every user of the end-to-end tests types the same few
 * numbers but needs a trial, so each method counts as another number and gets its own fingerprint.
 */
export function createMethod(store: Store, card: { number: string }): Stripe.PaymentMethod {
  const digits = card.number.replaceAll(/\D/g, "");
  const name = Object.keys(testCards).find((each) => testCards[each]?.number === digits);
  if (name === undefined) throw wrong("incorrect_number", "Your card number is incorrect.");
  const method = store.method(`pm_card_${name}_${store.newId("f").replaceAll("_", "")}`);
  if (!method) throw new Error(`There is no test card ${name}.`);
  return method;
}
