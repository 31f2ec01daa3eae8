import { checkSession } from "@trellis/contract/account";
import { confirmSubscription, listPlans } from "@trellis/contract/subscription";
import { createSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import { describe, expect, it, vi } from "vitest";
import { type TestClient, createClient, day, start } from "./test-client.ts";

const planId = "plan_monthly";
const works = "pm_sandbox_visa_4242abcd";
const failsLater = "pm_sandbox_chargeCustomerFail_0341abcd";

async function saveCard({ send }: TestClient, paymentMethodId = works): Promise<void> {
  await send(createSetupIntent, {});
  await send(savePaymentMethod, { body: { paymentMethodId } });
}

/** Returns a client whose trial has ended on a card that is declined. */
async function trialLost(): Promise<TestClient> {
  const client = await createClient("unsubscribed");
  await saveCard(client, failsLater);
  await client.send(confirmSubscription, { body: { planId } });
  client.world.clock.advance(3 * day);
  return client;
}

describe("listPlans", () => {
  it("API-05 plans returns a list of plans", async () => {
    const { send } = await createClient("unsubscribed");
    const plans = await send(listPlans, {});
    expect(plans.map(({ _id, name, durationDays, price }) => [_id, name, durationDays, price])).toEqual([
      ["plan_weekly", "Weekly", 7, 4],
      ["plan_monthly", "Monthly", 30, 12],
      ["plan_yearly", "Yearly", 365, 96],
    ]);
  });
});

describe("savePaymentMethod", () => {
  it("requires a setup intent", async () => {
    const { failureOf } = await createClient("unsubscribed");
    expect(await failureOf(savePaymentMethod, { body: { paymentMethodId: works } })).toMatchObject({
      status: 409,
      serverMessage: "The card form has expired. Open it again and enter your card.",
    });
  });

  it("can be repeated with the same card, but not with another one on the same setup intent", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    expect(await client.send(savePaymentMethod, { body: { paymentMethodId: works } })).toEqual({
      message: "Your card has been saved.",
    });
    const other = { body: { paymentMethodId: "pm_sandbox_amex_1234abcd" } };
    expect(await client.failureOf(savePaymentMethod, other)).toMatchObject({ status: 409 });
    await client.send(createSetupIntent, {});
    await client.send(savePaymentMethod, other);
  });

  it.each([
    ["pm_sandbox_chargeDeclined_0002abcd", "Your card was declined."],
    ["pm_sandbox_insufficientFunds_9995abcd", "Your card has insufficient funds."],
    ["pm_sandbox_expired_0069abcd", "Your card has expired."],
    ["pm_sandbox_codeIncorrect_0127abcd", "Your card’s security code is incorrect."],
    ["pm_sandbox_processing_0119abcd", "An error occurred while processing your card. Try again in a little bit."],
    ["pm_sandbox_unheardof_abcd", "No such PaymentMethod: 'pm_sandbox_unheardof_abcd'"],
    ["pm_1OaXYZ", "No such PaymentMethod: 'pm_1OaXYZ'"],
    ["' or 1=1 --", "No such PaymentMethod: '' or 1=1 --'"],
  ])("returns the provider's message for %s, and accepts another card", async (paymentMethodId, message) => {
    const { send, failureOf } = await createClient("unsubscribed");
    await send(createSetupIntent, {});
    expect(await failureOf(savePaymentMethod, { body: { paymentMethodId } })).toMatchObject({
      status: 402,
      serverMessage: message,
    });
    await send(savePaymentMethod, { body: { paymentMethodId: works } });
  });

  it("replies 502 during an outage of the card provider, never with the provider's status", async () => {
    const { failureOf, world } = await createClient("unsubscribed");
    world.ports.cards.createSetup = () => Promise.reject(new Error("401 Invalid API Key provided: sk_live_secret"));
    const refusal = await failureOf(createSetupIntent, {});
    expect(refusal).toMatchObject({
      status: 502,
      serverMessage: "The card provider isn’t responding. Try again in a moment.",
    });
    expect(JSON.stringify(refusal.body)).not.toContain("sk_live");
  });
});

describe("confirmSubscription", () => {
  it("PAY-28 after the first subscription trialEndsAt is 3 days ahead and trialUsed is true", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    expect(await client.send(confirmSubscription, { body: { planId } })).toEqual({
      message: "You are subscribed. The first 3 days are free.",
    });
    expect((await client.send(checkSession, {})).user).toMatchObject({
      isSubscribed: true,
      plan: { id: planId, name: "Monthly" },
      trialUsed: true,
      trialEndsAt: new Date(Date.parse(start) + 3 * day).toISOString(),
    });
  });

  it("requires a saved card", async () => {
    const { send, failureOf } = await createClient("unsubscribed");
    await send(createSetupIntent, {});
    expect(await failureOf(confirmSubscription, { body: { planId } })).toMatchObject({
      status: 409,
      serverMessage: "Save a card first, then subscribe.",
    });
  });

  it("rejects an unknown plan", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    expect(await client.failureOf(confirmSubscription, { body: { planId: "plan_free" } })).toMatchObject({
      status: 404,
      serverMessage: "This plan isn’t available. Choose another one.",
    });
  });

  it("creates one subscription for fifty simultaneous calls with equal replies", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.send(confirmSubscription, { body: { planId } })),
    );
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    const started = client.world.logs.filter(({ event }) => event === "subscription started");
    expect(started).toHaveLength(1);
  });

  it("refers a subscriber who confirms another plan to the settings", async () => {
    const client = await createClient("creator");
    expect(await client.failureOf(confirmSubscription, { body: { planId: "plan_yearly" } })).toMatchObject({
      status: 409,
      serverMessage: "You already have a subscription. Change its plan in Settings.",
    });
    expect((await client.send(checkSession, {})).user.plan?.id).toBe(planId);
  });
});

describe("a trial that ends", () => {
  it("is active until exactly its last moment", async () => {
    const client = await trialLost();
    client.world.clock.advance(-1);
    expect((await client.send(checkSession, {})).user.isSubscribed).toBe(true);
  });

  it("is followed by paid periods on a valid card, each charged once", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    await client.send(confirmSubscription, { body: { planId } });
    const charge = vi.spyOn(client.world.ports.cards, "charge");
    const attempts = () => new Set(charge.mock.calls.map(([{ dollars, attempt }]) => `${dollars} ${attempt}`));
    client.world.clock.advance(3 * day);
    const users = await Promise.all(Array.from({ length: 10 }, () => client.send(checkSession, {})));
    expect(users.every(({ user }) => user.isSubscribed)).toBe(true);
    expect(attempts().size).toBe(1);
    expect([...attempts()]).toEqual([expect.stringMatching(/^12 /)]);
    client.world.clock.advance(29 * day);
    await client.send(checkSession, {});
    expect(attempts().size).toBe(1);
    client.world.clock.advance(day);
    expect((await client.send(checkSession, {})).user.isSubscribed).toBe(true);
    expect(attempts().size).toBe(2);
  });

  it("ends the subscription on a card that is declined", async () => {
    const { send } = await trialLost();
    expect((await send(checkSession, {})).user).toMatchObject({
      isSubscribed: false,
      plan: undefined,
      trialUsed: true,
    });
  });

  it("ends no subscription while the card provider is down", async () => {
    const { send, world } = await trialLost();
    const charge = vi.spyOn(world.ports.cards, "charge").mockRejectedValue(new Error("down"));
    expect((await send(checkSession, {})).user.isSubscribed).toBe(true);
    charge.mockRestore();
    expect((await send(checkSession, {})).user.isSubscribed).toBe(false);
  });

  it("PAY-29 a second subscription of a user with trialUsed gets no new trial", async () => {
    const client = await trialLost();
    await saveCard(client);
    expect(await client.send(confirmSubscription, { body: { planId: "plan_weekly" } })).toEqual({
      message: "You are subscribed.",
    });
    const { user } = await client.send(checkSession, {});
    expect(user).toMatchObject({ isSubscribed: true, trialUsed: true, trialEndsAt: undefined });
    expect(user.plan?.id).toBe("plan_weekly");
  });

  it("does not allow a new subscription on the declined card", async () => {
    const { send, failureOf } = await trialLost();
    expect(await failureOf(confirmSubscription, { body: { planId } })).toMatchObject({
      status: 402,
      serverMessage: "Your card was declined.",
    });
    expect((await send(checkSession, {})).user.isSubscribed).toBe(false);
  });

  it("uses one idempotency key for simultaneous confirmations, so that the provider charges once", async () => {
    const client = await trialLost();
    await saveCard(client);
    const attempts = new Set<string>();
    client.world.ports.cards.charge = async ({ attempt }) => {
      attempts.add(attempt);
      return { refused: null };
    };
    await Promise.all(Array.from({ length: 20 }, () => client.send(confirmSubscription, { body: { planId } })));
    expect(attempts.size).toBe(1);
  });
});
