import { checkSession } from "@trellis/contract/account";
import {
  changePlan,
  confirmSubscription,
  createSetupIntent,
  createUpdateSetupIntent,
  savePaymentMethod,
} from "@trellis/contract/subscription";
import { describe, expect, it, vi } from "vitest";
import { type Asker, askAs, day, start } from "./asking.ts";

const yearly = { body: { planId: "plan_yearly" } };
const monthly = { body: { planId: "plan_monthly" } };

async function saveCard({ ask }: Asker, paymentMethodId: string): Promise<void> {
  await ask(createSetupIntent, {});
  await ask(savePaymentMethod, { body: { paymentMethodId } });
}

const userOf = async ({ ask }: Asker) => (await ask(checkSession, {})).user;

describe("another plan", () => {
  it("is the current one at once, and the free trial goes on as it was", async () => {
    const asker = await askAs("newcomer");
    const before = await userOf(asker);
    const charge = vi.spyOn(asker.world.ports.cards, "charge");
    await saveCard(asker, "pm_sandbox_amex_1234abcd");
    expect(await asker.ask(changePlan, yearly)).toEqual({ message: "Plan updated successfully!" });
    expect(await userOf(asker)).toEqual({
      ...before,
      plan: { id: "plan_yearly", name: "Yearly", price: 96, durationDays: 365 },
    });
    expect(charge).not.toHaveBeenCalled();
  });

  it("is paid when the running period ends, at its own price and for its own time", async () => {
    const asker = await askAs("newcomer");
    const charge = vi.spyOn(asker.world.ports.cards, "charge");
    await saveCard(asker, "pm_sandbox_amex_1234abcd");
    await asker.ask(changePlan, { body: { planId: "plan_weekly" } });
    asker.world.clock.advance(2 * day);
    expect((await userOf(asker)).plan?.id).toBe("plan_weekly");
    expect(charge.mock.calls.map(([{ dollars, paymentMethodId }]) => [dollars, paymentMethodId])).toEqual([
      [4, "pm_sandbox_amex_1234abcd"],
    ]);
    asker.world.clock.advance(6 * day);
    await userOf(asker);
    expect(charge).toHaveBeenCalledOnce();
    asker.world.clock.advance(day);
    await userOf(asker);
    expect(charge).toHaveBeenCalledTimes(2);
  });

  it("is changed once of fifty simultaneous calls, and all of them are answered the same", async () => {
    const asker = await askAs("creator");
    await saveCard(asker, "pm_sandbox_amex_1234abcd");
    const answers = await Promise.all(Array.from({ length: 50 }, () => asker.ask(changePlan, yearly)));
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(["Plan updated successfully!"]));
    expect((await userOf(asker)).plan?.id).toBe("plan_yearly");
    expect(await asker.ask(changePlan, yearly)).toEqual({ message: "Plan updated successfully!" });
  });

  it("is not the one that someone has: neither the first, nor one that was changed to on an earlier card", async () => {
    const asker = await askAs("creator");
    const refusal = { status: 409, serverMessage: "You already have this plan. Choose another one." };
    expect(await asker.refused(changePlan, monthly)).toMatchObject(refusal);
    await asker.ask(changePlan, yearly);
    await saveCard(asker, "pm_sandbox_amex_1234abcd");
    expect(await asker.refused(changePlan, yearly)).toMatchObject(refusal);
    await asker.ask(changePlan, monthly);
    expect((await userOf(asker)).plan?.id).toBe("plan_monthly");
  });

  it.each([
    ["en", "This plan is not on offer. Choose another one."],
    ["es", "Este plan no está disponible. Elige otro."],
    ["fr", "Cette offre n’est pas disponible. Choisis-en une autre."],
  ])("is on offer, or refused in the person's language (%s)", async (language, message) => {
    const { refused } = await askAs("creator");
    expect(await refused(changePlan, { body: { planId: "plan_free" } }, language)).toMatchObject({
      status: 404,
      serverMessage: message,
    });
  });

  it.each([
    ["en", "You have no subscription. Choose a plan first."],
    ["es", "No tienes ninguna suscripción. Elige primero un plan."],
    ["fr", "Tu n’as pas d’abonnement. Choisis d’abord une offre."],
  ])("needs a subscription, and says so (%s)", async (language, message) => {
    const { refused } = await askAs("unsubscribed");
    expect(await refused(changePlan, yearly, language)).toMatchObject({ status: 409, serverMessage: message });
  });

  it("starts nothing after the subscription has ended", async () => {
    const asker = await askAs("unsubscribed");
    await saveCard(asker, "pm_sandbox_chargeCustomerFail_0341abcd");
    await asker.ask(confirmSubscription, monthly);
    asker.world.clock.advance(3 * day);
    expect(await asker.refused(changePlan, yearly)).toMatchObject({ status: 409 });
    expect(await userOf(asker)).toMatchObject({ isSubscribed: false, plan: undefined });
  });

  it("needs a saved card, and says so", async () => {
    const { refused, world } = await askAs("creator");
    world.ports.wallets.read = async () => ({ customerId: null, setupIntentId: null, paymentMethodId: null });
    expect(await refused(changePlan, yearly)).toMatchObject({
      status: 409,
      serverMessage: "Save a card first, then change your plan.",
    });
  });

  it("is refused when the subscription ends under the call", async () => {
    const { refused, world } = await askAs("creator");
    world.ports.subscriptions.changePlan = async () => false;
    expect(await refused(changePlan, yearly)).toMatchObject({ status: 409 });
  });
});

describe("another card", () => {
  it("takes the place of the one before, and is charged from then on", async () => {
    const asker = await askAs("newcomer");
    const charge = vi.spyOn(asker.world.ports.cards, "charge");
    const { id, clientSecret } = await asker.ask(createUpdateSetupIntent, {});
    expect([id, clientSecret]).toEqual([expect.stringMatching(/^seti_/), expect.stringMatching(/^seti_.+_secret_/)]);
    const body = { paymentMethodId: "pm_sandbox_amex_1234abcd" };
    expect(await asker.ask(savePaymentMethod, { body })).toEqual({ message: "Your card is saved." });
    asker.world.clock.advance(Date.parse((await userOf(asker)).trialEndsAt ?? "") - Date.parse(start));
    await userOf(asker);
    expect(charge.mock.calls.map(([{ dollars, paymentMethodId }]) => [dollars, paymentMethodId])).toEqual([
      [12, "pm_sandbox_amex_1234abcd"],
    ]);
  });

  it("changes neither plan nor trial", async () => {
    const asker = await askAs("newcomer");
    const before = await userOf(asker);
    await asker.ask(createUpdateSetupIntent, {});
    await asker.ask(savePaymentMethod, { body: { paymentMethodId: "pm_sandbox_amex_1234abcd" } });
    expect(await userOf(asker)).toEqual(before);
  });

  it("leaves the one before in its place when the bank declines it, or when the form is closed again", async () => {
    const asker = await askAs("newcomer");
    const charge = vi.spyOn(asker.world.ports.cards, "charge");
    await asker.ask(createUpdateSetupIntent, {});
    const body = { paymentMethodId: "pm_sandbox_chargeDeclined_0002abcd" };
    expect(await asker.refused(savePaymentMethod, { body })).toMatchObject({ status: 402 });
    await asker.ask(createUpdateSetupIntent, {});
    asker.world.clock.advance(2 * day);
    expect((await userOf(asker)).isSubscribed).toBe(true);
    expect(charge.mock.calls[0]?.[0].paymentMethodId).toBe("pm_sandbox_visa_persona");
  });

  it("waits for the card provider, whose outage is a 502", async () => {
    const { refused, world } = await askAs("creator");
    world.ports.cards.createSetup = () => Promise.reject(new Error("down"));
    expect(await refused(createUpdateSetupIntent, {})).toMatchObject({
      status: 502,
      serverMessage: "The card provider does not answer. Try again in a moment.",
    });
  });
});
