import type Stripe from "stripe";
import { StripeRefusal } from "./refusal.ts";
import type { Store } from "./store.ts";

/** Stripe's documented test numbers, with the name of the card. */
const names: Readonly<Record<string, string>> = {
  "4242424242424242": "visa",
  "5555555555554444": "mastercard",
  "378282246310005": "amex",
  "4000000000000341": "chargeCustomerFail",
  "4000000000000002": "chargeDeclined",
  "4000000000009995": "chargeDeclinedInsufficientFunds",
  "4000000000000069": "chargeDeclinedExpiredCard",
  "4000000000000127": "chargeDeclinedIncorrectCvc",
  "4000000000000119": "chargeDeclinedProcessingError",
  "4000002500003155": "authenticationRequiredOnSetup",
  "4000002760003184": "authenticationRequired",
  "4000008260003178": "authenticationRequiredChargeDeclinedInsufficientFunds",
};

const wrong = (code: string, message: string): StripeRefusal =>
  new StripeRefusal(402, { type: "card_error", code, message });

/**
 * Creates a payment method, as Stripe's browser script does. Every user of the end-to-end tests types the same few
 * numbers but needs a trial, so each method counts as another number and gets its own fingerprint.
 */
export function createMethod(store: Store, card: { number: string }): Stripe.PaymentMethod {
  const name = names[card.number.replaceAll(/\D/g, "")];
  if (name === undefined) throw wrong("incorrect_number", "Your card number is incorrect.");
  const method = store.method(`pm_card_${name}_${store.newId("f").replaceAll("_", "")}`);
  if (!method) throw new Error(`There is no test card ${name}.`);
  return method;
}
