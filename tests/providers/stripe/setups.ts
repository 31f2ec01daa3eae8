import { type Decline, testCard } from "@trellis/payments/sandbox/test-cards";
import type Stripe from "stripe";
import { cardError, charge, failPayment } from "./invoices.ts";
import { missing, unfit } from "./refusal.ts";
import { idOf, type Store } from "./store.ts";
import { afterPayment } from "./subscriptions.ts";

const authenticationFailed = (kind: "setup_intent" | "payment_intent"): Decline => ({
  code: `${kind}_authentication_failure`,
  message: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
});

/** Saves a card with a setup intent. */
export function confirmSetup(store: Store, setup: Stripe.SetupIntent, methodId: string): Stripe.SetupIntent {
  if (setup.status !== "requires_payment_method") {
    throw unfit("setup_intent_unexpected_state", `This SetupIntent's status is ${setup.status}.`);
  }
  const method = store.method(methodId);
  const card = testCard(methodId);
  if (!method || !card) throw missing("PaymentMethod", methodId, "payment_method");
  if (method.customer !== null && method.customer !== setup.customer) {
    throw unfit("payment_method_unexpected_state", "The payment method belongs to another customer.", "payment_method");
  }
  setup.last_setup_error = null;
  if (card.onSave) {
    failSetup(setup, method, card.onSave);
    throw cardError(card.onSave);
  }
  setup.payment_method = methodId;
  if (card.confirms) {
    setup.status = "requires_action";
    setup.next_action = { type: "use_stripe_sdk" };
    return setup;
  }
  succeed(store, setup, method);
  return setup;
}

function failSetup(setup: Stripe.SetupIntent, method: Stripe.PaymentMethod, decline: Decline): void {
  setup.status = "requires_payment_method";
  setup.payment_method = null;
  setup.next_action = null;
  setup.last_setup_error = { type: "card_error", ...decline, payment_method: method };
}

function succeed(store: Store, setup: Stripe.SetupIntent, method: Stripe.PaymentMethod): void {
  setup.status = "succeeded";
  setup.next_action = null;
  if (method.customer === null) {
    method.customer = idOf(setup.customer);
    store.emit("payment_method.attached", method);
  }
  store.emit("setup_intent.succeeded", setup);
}

/** Does what Stripe's script does when the owner replies to their bank; false if nothing waits for a reply. */
export function authenticate(store: Store, clientSecret: string, outcome: "approved" | "declined"): boolean {
  const setup = [...store.setups.values()].find((each) => each.client_secret === clientSecret);
  if (setup?.status === "requires_action") {
    const method = store.methods.get(idOf(setup.payment_method));
    if (!method) return false;
    if (outcome === "approved") succeed(store, setup, method);
    else failSetup(setup, method, authenticationFailed("setup_intent"));
    return true;
  }
  const payment = [...store.payments.values()].find((each) => each.client_secret === clientSecret);
  if (payment?.status !== "requires_action") return false;
  const invoiceId = [...store.paymentIds].find(([, id]) => id === payment.id)?.[0];
  const invoice = store.invoices.get(invoiceId ?? "");
  if (invoice?.status !== "open") return false;
  if (outcome === "declined") failPayment(payment, authenticationFailed("payment_intent"));
  else if (charge(store, invoice, true) === "paid") afterPayment(store, invoice);
  return true;
}
