import { expect, it } from "vitest";
import { customerWith, newCard, newCustomer, newKey, setUpAgain } from "./customers.ts";
import type { PaymentsWorld } from "./world.ts";

/** Tests of cards that every card provider passes. */
export function testCards(open: () => Promise<PaymentsWorld>): void {
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
