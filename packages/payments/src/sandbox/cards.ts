import type { CardRefused, Payments, SavedCard } from "@trellis/server-core/ports/payments";
import { refused } from "../stripe/failures.ts";
import { retry } from "./advance.ts";
import { type Change, note, refusalOf } from "./charge.ts";
import { askOwner } from "./confirmations.ts";
import { runningOf, type SandboxCustomer } from "./customer.ts";
import { fingerprintOf, type TestCard, testCard } from "./test-cards.ts";

type Saved = Awaited<ReturnType<Payments["saveCard"]>>;
export const missing = (what: string, id: string): CardRefused => ({
  is: "refused",
  code: "resource_missing",
  message: `No such ${what}: '${id}'`,
});

/** Saves a card with an open setup intent, makes it the default and charges it for a failed payment. */
export function saveCard(
  customer: SandboxCustomer,
  { setupIntentId, paymentMethodId }: { setupIntentId: string; paymentMethodId: string },
  change: Change,
): Saved {
  const setup = customer.setups.find(({ id }) => id === setupIntentId);
  if (!setup) return missing("SetupIntent", setupIntentId);
  const card = testCard(paymentMethodId);
  if (!card) return missing("PaymentMethod", paymentMethodId);
  if (setup.paymentMethodId !== null && setup.paymentMethodId !== paymentMethodId) {
    return { is: "refused", code: "setup_intent_unexpected_state", message: "This form was already used for a card." };
  }
  if (card.onSave) return refused(card.onSave);
  if (setup.paymentMethodId === null) {
    const open = card.confirms ? askOwner(customer, `save ${setupIntentId} ${paymentMethodId}`, change.newId) : null;
    if (open) return open;
    setup.paymentMethodId = paymentMethodId;
    customer.paymentMethodId = paymentMethodId;
    note(customer, change, "card");
    const running = runningOf(customer);
    // A refusal does not change the scheduled retries.
    if (running?.failed && refusalOf(customer, false) === null) retry(customer, running, change);
  }
  return { is: "saved", card: cardOf(paymentMethodId, card) };
}

const cardOf = (paymentMethodId: string, { brand, last4 }: TestCard): SavedCard => ({
  brand,
  last4,
  expMonth: 12,
  expYear: 2034,
  fingerprint: fingerprintOf(paymentMethodId),
});

/** Returns the default card; null if there is none. */
export function defaultCard({ paymentMethodId }: SandboxCustomer): Awaited<ReturnType<Payments["card"]>> {
  const card = testCard(paymentMethodId ?? "");
  return card && paymentMethodId !== null ? { paymentMethodId, card: cardOf(paymentMethodId, card) } : null;
}
