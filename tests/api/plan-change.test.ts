import { checkSession } from "@trellis/contract/account";
import { changePlan, confirmSubscription } from "@trellis/contract/subscription";
import { createSetupIntent, createUpdateSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import { describe, expect, it, vi } from "vitest";
import { type TestClient, createClient, day, start } from "./test-client.ts";

const yearly = { body: { planId: "plan_yearly" } };
const monthly = { body: { planId: "plan_monthly" } };

async function saveCard({ send }: TestClient, paymentMethodId: string): Promise<void> {
  await send(createSetupIntent, {});
  await send(savePaymentMethod, { body: { paymentMethodId } });
}

const userOf = async ({ send }: TestClient) => (await send(checkSession, {})).user;

describe("changePlan", () => {
  it("takes effect at once and keeps the free trial", async () => {
    const client = await createClient("newcomer");
    const before = await userOf(client);
    const charge = vi.spyOn(client.world.ports.cards, "charge");
    await saveCard(client, "pm_sandbox_amex_1234abcd");
    expect(await client.send(changePlan, yearly)).toEqual({ message: "Plan updated successfully!" });
    expect(await userOf(client)).toEqual({
      ...before,
      plan: { id: "plan_yearly", name: "Yearly", price: 96, durationDays: 365 },
    });
    expect(charge).not.toHaveBeenCalled();
  });

  it("charges the new price for the new period when the current one ends", async () => {
    const client = await createClient("newcomer");
    const charge = vi.spyOn(client.world.ports.cards, "charge");
    await saveCard(client, "pm_sandbox_amex_1234abcd");
    await client.send(changePlan, { body: { planId: "plan_weekly" } });
    client.world.clock.advance(2 * day);
    expect((await userOf(client)).plan?.id).toBe("plan_weekly");
    expect(charge.mock.calls.map(([{ dollars, paymentMethodId }]) => [dollars, paymentMethodId])).toEqual([
      [4, "pm_sandbox_amex_1234abcd"],
    ]);
    client.world.clock.advance(6 * day);
    await userOf(client);
    expect(charge).toHaveBeenCalledOnce();
    client.world.clock.advance(day);
    await userOf(client);
    expect(charge).toHaveBeenCalledTimes(2);
  });

  it("changes once for fifty simultaneous calls with equal replies", async () => {
    const client = await createClient("creator");
    await saveCard(client, "pm_sandbox_amex_1234abcd");
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.send(changePlan, yearly)));
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(["Plan updated successfully!"]));
    expect((await userOf(client)).plan?.id).toBe("plan_yearly");
    expect(await client.send(changePlan, yearly)).toEqual({ message: "Plan updated successfully!" });
  });

  it("rejects the current plan, whether it was the first or changed to", async () => {
    const client = await createClient("creator");
    const refusal = { status: 409, serverMessage: "You already have this plan. Choose another one." };
    expect(await client.failureOf(changePlan, monthly)).toMatchObject(refusal);
    await client.send(changePlan, yearly);
    await saveCard(client, "pm_sandbox_amex_1234abcd");
    expect(await client.failureOf(changePlan, yearly)).toMatchObject(refusal);
    await client.send(changePlan, monthly);
    expect((await userOf(client)).plan?.id).toBe("plan_monthly");
  });

  it.each([
    ["en", "This plan isn’t available. Choose another one."],
    ["es", "Este plan no está disponible. Elige otro."],
    ["fr", "Cette offre n’est pas disponible. Choisis-en une autre."],
  ])("rejects an unknown plan in the user's language (%s)", async (language, message) => {
    const { failureOf } = await createClient("creator");
    expect(await failureOf(changePlan, { body: { planId: "plan_free" } }, language)).toMatchObject({
      status: 404,
      serverMessage: message,
    });
  });

  it.each([
    ["en", "You have no subscription. Choose a plan first."],
    ["es", "No tienes ninguna suscripción. Elige primero un plan."],
    ["fr", "Tu n’as pas d’abonnement. Choisis d’abord une offre."],
  ])("requires a subscription (%s)", async (language, message) => {
    const { failureOf } = await createClient("unsubscribed");
    expect(await failureOf(changePlan, yearly, language)).toMatchObject({ status: 409, serverMessage: message });
  });

  it("does nothing after the subscription has ended", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client, "pm_sandbox_chargeCustomerFail_0341abcd");
    await client.send(confirmSubscription, monthly);
    client.world.clock.advance(3 * day);
    expect(await client.failureOf(changePlan, yearly)).toMatchObject({ status: 409 });
    expect(await userOf(client)).toMatchObject({ isSubscribed: false, plan: undefined });
  });

  it("requires a saved card", async () => {
    const { failureOf, world } = await createClient("creator");
    world.ports.wallets.read = async () => ({ customerId: null, setupIntentId: null, paymentMethodId: null });
    expect(await failureOf(changePlan, yearly)).toMatchObject({
      status: 409,
      serverMessage: "Save a card first, then change your plan.",
    });
  });

  it("fails when the subscription ends during the call", async () => {
    const { failureOf, world } = await createClient("creator");
    world.ports.subscriptions.changePlan = async () => false;
    expect(await failureOf(changePlan, yearly)).toMatchObject({ status: 409 });
  });
});

describe("a new card", () => {
  it("replaces the saved card and pays from then on", async () => {
    const client = await createClient("newcomer");
    const charge = vi.spyOn(client.world.ports.cards, "charge");
    const { id, clientSecret } = await client.send(createUpdateSetupIntent, {});
    expect([id, clientSecret]).toEqual([expect.stringMatching(/^seti_/), expect.stringMatching(/^seti_.+_secret_/)]);
    const body = { paymentMethodId: "pm_sandbox_amex_1234abcd" };
    expect(await client.send(savePaymentMethod, { body })).toEqual({ message: "Your card has been saved." });
    client.world.clock.advance(Date.parse((await userOf(client)).trialEndsAt ?? "") - Date.parse(start));
    await userOf(client);
    expect(charge.mock.calls.map(([{ dollars, paymentMethodId }]) => [dollars, paymentMethodId])).toEqual([
      [12, "pm_sandbox_amex_1234abcd"],
    ]);
  });

  it("changes neither plan nor trial", async () => {
    const client = await createClient("newcomer");
    const before = await userOf(client);
    await client.send(createUpdateSetupIntent, {});
    await client.send(savePaymentMethod, { body: { paymentMethodId: "pm_sandbox_amex_1234abcd" } });
    expect(await userOf(client)).toEqual(before);
  });

  it("does not replace the saved card when the bank declines it or the form is closed", async () => {
    const client = await createClient("newcomer");
    const charge = vi.spyOn(client.world.ports.cards, "charge");
    await client.send(createUpdateSetupIntent, {});
    const body = { paymentMethodId: "pm_sandbox_chargeDeclined_0002abcd" };
    expect(await client.failureOf(savePaymentMethod, { body })).toMatchObject({ status: 402 });
    await client.send(createUpdateSetupIntent, {});
    client.world.clock.advance(2 * day);
    expect((await userOf(client)).isSubscribed).toBe(true);
    expect(charge.mock.calls[0]?.[0].paymentMethodId).toBe("pm_sandbox_visa_persona");
  });

  it("cannot be saved while the card provider is down, which is a 502", async () => {
    const { failureOf, world } = await createClient("creator");
    world.ports.cards.createSetup = () => Promise.reject(new Error("down"));
    expect(await failureOf(createUpdateSetupIntent, {})).toMatchObject({
      status: 502,
      serverMessage: "The card provider isn’t responding. Try again in a moment.",
    });
  });
});
