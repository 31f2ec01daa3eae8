import { checkSession } from "@trellis/contract/account";
import { confirmSubscription } from "@trellis/contract/subscription";
import { listPlans } from "@trellis/contract/plans";
import { createSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import { describe, expect, it } from "vitest";
import { chargesOf, failsLater, otherCard, saveCard, userOf, works } from "./billing-client.ts";
import { type TestClient, createClient, day, hour, start } from "./test-client.ts";

const planId = "plan_monthly";

/** Returns a subscribed client at the last moment of a trial, whose card will be declined. */
async function trialLost(): Promise<TestClient> {
  const client = await createClient("unsubscribed");
  await saveCard(client, failsLater);
  await client.send(confirmSubscription, { body: { planId } });
  client.world.clock.advance(3 * day - 1);
  return client;
}

describe("listPlans", () => {
  it("API-05 returns a list of plans", async () => {
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
      message: "Card saved.",
    });
    const other = { body: { paymentMethodId: "pm_sandbox_amex_1234abcd" } };
    expect(await client.failureOf(savePaymentMethod, other)).toMatchObject({ status: 409 });
    await client.send(createSetupIntent, {});
    await client.send(savePaymentMethod, other);
  });

  it.each([
    ["pm_sandbox_chargeDeclined_0002abcd", "Your card was declined."],
    ["pm_sandbox_chargeDeclinedInsufficientFunds_9995abcd", "Your card has insufficient funds."],
    ["pm_sandbox_chargeDeclinedExpiredCard_0069abcd", "Your card has expired."],
    ["pm_sandbox_chargeDeclinedIncorrectCvc_0127abcd", "Your card’s security code is incorrect."],
    [
      "pm_sandbox_chargeDeclinedProcessingError_0119abcd",
      "An error occurred while processing your card. Try again in a little bit.",
    ],
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

  it("replies with 502 during an outage of the card provider, never with the provider's status", async () => {
    const { failureOf, world } = await createClient("unsubscribed");
    world.ports.payments.createSetup = () => Promise.reject(new Error("401 Invalid API Key provided: sk_live_secret"));
    const refusal = await failureOf(createSetupIntent, {});
    expect(refusal).toMatchObject({
      status: 502,
      serverMessage: "The card provider isn’t responding. Try again in a moment.",
    });
    expect(JSON.stringify(refusal.body)).not.toContain("sk_live");
  });
});

describe("confirmSubscription", () => {
  it("PAY-28 sets trialEndsAt to 3 days ahead and trialUsed to true for the first subscription", async () => {
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

  it.each([
    ["en", "There is no free trial with this card or email address. Nothing has been charged."],
    ["es", "No hay prueba gratis con esta tarjeta o este correo. No se te ha cobrado nada."],
    ["fr", "Il n’y a pas d’essai gratuit avec cette carte ou cette adresse e-mail. Rien n’a été débité."],
  ])("does not charge a user who expects a trial that is not available (%s)", async (language, serverMessage) => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    client.world.ports.trials.claim = async () => false;
    const order = (expectsTrial: "true" | "false") => ({ body: { planId }, query: { expectsTrial } });
    const refusal = { status: 409, code: "trialLost", serverMessage };
    expect(await client.failureOf(confirmSubscription, order("true"), language)).toMatchObject(refusal);
    expect(await chargesOf(client)).toEqual([]);
    await client.send(confirmSubscription, order("false"));
    expect(await chargesOf(client)).toEqual([12]);
    // A repeated call after a lost reply succeeds.
    await client.send(confirmSubscription, order("true"));
    expect(await chargesOf(client)).toEqual([12]);
  });

  it("creates one subscription for fifty simultaneous calls and gives them the same reply", async () => {
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
    expect(await userOf(client)).toMatchObject({ isSubscribed: true });
    expect(await chargesOf(client)).toEqual([]);
  });

  it("is followed by paid periods on a valid card, each charged once", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    await client.send(confirmSubscription, { body: { planId } });
    client.world.clock.advance(3 * day);
    const users = await Promise.all(Array.from({ length: 10 }, () => userOf(client)));
    expect(users.every(({ isSubscribed }) => isSubscribed)).toBe(true);
    expect(await chargesOf(client)).toEqual([12]);
    client.world.clock.advance(29 * day);
    await userOf(client);
    expect(await chargesOf(client)).toEqual([12]);
    client.world.clock.advance(day);
    expect(await userOf(client)).toMatchObject({ isSubscribed: true });
    expect(await chargesOf(client)).toEqual([12, 12]);
  });

  it("keeps the subscription while a declined card is retried, and then ends it", async () => {
    const client = await trialLost();
    for (const days of [1, 1, 3]) {
      client.world.clock.advance(days * day);
      expect(await userOf(client)).toMatchObject({ isSubscribed: true });
    }
    client.world.clock.advance(5 * day);
    expect(await userOf(client)).toMatchObject({ isSubscribed: false, plan: undefined, trialUsed: true });
    expect(await chargesOf(client)).toEqual([]);
    const { mails } = client.world.mailer;
    expect(mails).toHaveLength(4);
    expect(mails.at(-1)?.text).toContain("We couldn’t charge your card for the Monthly plan");
  });

  it("is followed by a payment with another card that is saved while the first one is retried", async () => {
    const client = await trialLost();
    client.world.clock.advance(day);
    await userOf(client);
    await saveCard(client, otherCard);
    expect(await chargesOf(client)).toEqual([12]);
    client.world.clock.advance(20 * day);
    expect(await userOf(client)).toMatchObject({ isSubscribed: true });
  });

  it("leaves the subscription running while the card provider is down", async () => {
    const client = await createClient("newcomer");
    const { world } = client;
    const real = { ...world.ports.payments };
    world.ports.payments.read = () => Promise.reject(new Error("down"));
    world.ports.payments.run = () => Promise.reject(new Error("down"));
    world.clock.advance(2 * day);
    expect(await userOf(client)).toMatchObject({ isSubscribed: true });
    Object.assign(world.ports.payments, real);
    world.clock.advance(hour);
    expect(await userOf(client)).toMatchObject({ isSubscribed: true });
    expect(await chargesOf(client)).toEqual([12]);
  });

  it("PAY-29 is not repeated: a second subscription of a user with trialUsed has no trial, and the reply says so", async () => {
    const client = await trialLost();
    for (const days of [1, 1, 3, 5]) {
      client.world.clock.advance(days * day);
      await userOf(client);
    }
    await saveCard(client);
    expect(await client.send(confirmSubscription, { body: { planId: "plan_weekly" } })).toEqual({
      message: "You are subscribed. The free trial was used before, so your card has been charged.",
    });
    const user = await userOf(client);
    expect(user).toMatchObject({ isSubscribed: true, trialUsed: true, trialEndsAt: undefined });
    expect(user.plan?.id).toBe("plan_weekly");
    expect(await chargesOf(client)).toEqual([4]);
  });
});

describe("a change of the system clock", () => {
  /** Returns a client in the trial of a weekly plan. */
  async function weekly(): Promise<TestClient> {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    await client.send(confirmSubscription, { body: { planId: "plan_weekly" } });
    return client;
  }

  it.each([
    ["four periods forward and back", [28, -28]],
    ["back and forward", [-5, 5]],
    ["forward over the end of the trial", [8]],
  ])("causes no charge and ends no access: %s", async (_jumps, jumps) => {
    const client = await weekly();
    for (const days of jumps) {
      client.world.clock.jump(days * day);
      expect(await userOf(client)).toMatchObject({ isSubscribed: true });
      expect(await chargesOf(client)).toEqual([]);
    }
  });

  it("does not change the length of a trial", async () => {
    const client = await weekly();
    client.world.clock.jump(8 * day);
    client.world.clock.advance(3 * day - 1);
    await userOf(client);
    expect(await chargesOf(client)).toEqual([]);
    client.world.clock.advance(60_000);
    await userOf(client);
    expect(await chargesOf(client)).toEqual([4]);
  });

  it("differs from a long downtime, after which one period is charged and the missed ones are skipped", async () => {
    const client = await weekly();
    for (const days of [28, 1, 1]) {
      client.world.clock.advance(days * day);
      expect(await userOf(client)).toMatchObject({ isSubscribed: true });
    }
    expect(await chargesOf(client)).toEqual([4]);
  });
});
