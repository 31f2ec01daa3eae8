import { expect, it } from "vitest";
import { customerWith, newCard, newCustomer, newKey, setUpAgain } from "./customers.ts";
import type { PaymentsWorld } from "./world.ts";

/**
 * What Stripe documents for each of its test cards: its last digits and what happens when it is saved and then charged,
 * or why it can't be saved.
 */
export const documentedCards: [name: string, ...expected: string[]][] = [
  ["visa", "4242", "saved", "started"],
  ["visaDebit", "5556", "saved", "started"],
  ["mastercard", "4444", "saved", "started"],
  ["mastercard3222", "3222", "saved", "started"],
  ["mastercardDebit", "8210", "saved", "started"],
  ["mastercardPrepaid", "5100", "saved", "started"],
  ["amex", "0005", "saved", "started"],
  ["amex8431", "8431", "saved", "started"],
  ["discover", "1117", "saved", "started"],
  ["discover9424", "9424", "saved", "started"],
  ["diners", "0004", "saved", "started"],
  ["diners1667", "1667", "saved", "started"],
  ["jcb", "0505", "saved", "started"],
  ["unionpay", "0005", "saved", "started"],
  ["chargeCustomerFail", "0341", "saved", "card_declined"],
  ["threeDSecure2Required", "3220", "confirmed", "started"],
  ["authenticationRequiredOnSetup", "3155", "confirmed", "started"],
  ["authenticationRequired", "3184", "confirmed", "actionRequired"],
  ["authenticationRequiredChargeDeclinedInsufficientFunds", "3178", "confirmed", "insufficient_funds"],
  ["chargeDeclined", "card_declined"],
  ["chargeDeclinedInsufficientFunds", "insufficient_funds"],
  ["chargeDeclinedLostCard", "lost_card"],
  ["chargeDeclinedStolenCard", "stolen_card"],
  ["chargeDeclinedExpiredCard", "expired_card"],
  ["chargeDeclinedIncorrectCvc", "incorrect_cvc"],
  ["chargeDeclinedProcessingError", "processing_error"],
  ["chargeDeclinedVelocityLimitExceeded", "card_velocity_exceeded"],
  ["radarBlock", "fraudulent"],
];

/** Saves a card and charges it. Returns its last digits at the provider and both outcomes. */
async function outcomesOf(world: PaymentsWorld, name: string): Promise<string[]> {
  const { accountId: _accountId, ...setup } = await newCustomer(world);
  const paymentMethodId = newCard(name);
  const save = () => world.payments.saveCard({ ...setup, paymentMethodId }, newKey());
  const first = await save();
  if (first.is === "actionRequired") await world.authenticate(first.clientSecret, "approved");
  const saved = await save();
  if (saved.is !== "saved") return [saved.is === "refused" ? saved.code : saved.is];
  const order = { customerId: setup.customerId, paymentMethodId, planId: "plan_weekly", trialDays: 0 };
  const charged = await world.payments.subscribe(order, newKey());
  return [
    saved.card.last4,
    first.is === "actionRequired" ? "confirmed" : "saved",
    charged.is === "refused" ? charged.code : charged.is,
  ];
}

/** Tests of cards that every card provider passes. */
export function testCards(open: () => Promise<PaymentsWorld>): void {
  it.each(documentedCards)("treats the test card %s (%s) as Stripe documents", async (name, ...expected) => {
    expect(await outcomesOf(await open(), name)).toEqual(expected);
  });

  it("refuses a card with a message for its owner, who can then use another card with the same setup intent", async () => {
    const world = await open();
    const { accountId: _accountId, ...setup } = await newCustomer(world);
    const refused = await world.payments.saveCard({ ...setup, paymentMethodId: newCard("chargeDeclined") }, newKey());
    expect(refused).toMatchObject({ is: "refused", message: "Your card was declined." });
    const saved = await world.payments.saveCard({ ...setup, paymentMethodId: newCard("visa") }, newKey());
    expect(saved.is).toBe("saved");
  });

  it("saves a card, and returns the same card when the call is repeated", async () => {
    const world = await open();
    const { accountId: _accountId, ...setup } = await newCustomer(world);
    const paymentMethodId = newCard("visa");
    const saved = await world.payments.saveCard({ ...setup, paymentMethodId }, newKey());
    expect(saved).toMatchObject({ is: "saved", card: { brand: "visa", last4: "4242", expMonth: 12, expYear: 2034 } });
    expect(await world.payments.saveCard({ ...setup, paymentMethodId }, newKey())).toEqual(saved);
  });

  it("saves a card after its owner has confirmed it, and refuses it if the owner has declined", async () => {
    const world = await open();
    for (const outcome of ["approved", "declined"] as const) {
      const { accountId: _accountId, ...setup } = await newCustomer(world);
      const card = { ...setup, paymentMethodId: newCard("authenticationRequiredOnSetup") };
      const asked = await world.payments.saveCard(card, newKey());
      expect(await world.payments.saveCard(card, newKey())).toEqual(asked);
      if (asked.is !== "actionRequired") throw new Error(asked.is);
      expect(await world.authenticate(asked.clientSecret, outcome)).toBe(true);
      const after = await world.payments.saveCard(card, newKey());
      expect(after.is).toBe(outcome === "approved" ? "saved" : "refused");
    }
  });

  it("refuses a card of another customer and an unknown one", async () => {
    const world = await open();
    const { paymentMethodId } = await customerWith(world, "visa");
    const { accountId: _accountId, ...setup } = await newCustomer(world);
    for (const id of [paymentMethodId, "pm_unknown"]) {
      const refused = await world.payments.saveCard({ ...setup, paymentMethodId: id }, newKey());
      expect(refused.is).toBe("refused");
    }
  });

  it("returns the default card", async () => {
    const world = await open();
    const { customerId: nobody } = await newCustomer(world);
    expect(await world.payments.card(nobody)).toBeNull();
    const { accountId, customerId, paymentMethodId } = await customerWith(world, "visa");
    const card = { brand: "visa", last4: "4242", expMonth: 12, expYear: 2034 };
    expect(await world.payments.card(customerId)).toMatchObject({ paymentMethodId, card });
    const another = newCard("mastercard");
    const setupIntentId = await setUpAgain(world, accountId, customerId);
    await world.payments.saveCard({ customerId, setupIntentId, paymentMethodId: another }, newKey());
    expect(await world.payments.card(customerId)).toMatchObject({ paymentMethodId: another, card: { last4: "4444" } });
  });

  it("returns the same fingerprint for two customers with the same card number, and a different one for another number", async () => {
    const world = await open();
    const fingerprintOf = async (paymentMethodId: string) => {
      const { accountId: _accountId, ...setup } = await newCustomer(world);
      const saved = await world.payments.saveCard({ ...setup, paymentMethodId }, newKey());
      if (saved.is !== "saved") throw new Error(saved.is);
      expect((await world.payments.card(setup.customerId))?.card).toEqual(saved.card);
      return saved.card.fingerprint;
    };
    // The part of a test id after a hyphen is not part of the card number.
    const [card, another] = [newCard("visa"), newCard("visa")];
    const fingerprint = await fingerprintOf(`${card}-1`);
    expect(fingerprint).not.toBe("");
    expect(await fingerprintOf(`${card}-2`)).toBe(fingerprint);
    expect(await fingerprintOf(another)).not.toBe(fingerprint);
  });
}
