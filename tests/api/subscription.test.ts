import { checkSession } from "@trellis/contract/account";
import { confirmSubscription, createSetupIntent, listPlans, savePaymentMethod } from "@trellis/contract/subscription";
import { describe, expect, it, vi } from "vitest";
import { type Asker, askAs, day, start } from "./asking.ts";

const planId = "plan_monthly";
const works = "pm_sandbox_visa_4242abcd";
const failsLater = "pm_sandbox_chargeCustomerFail_0341abcd";

async function saveCard({ ask }: Asker, paymentMethodId = works): Promise<void> {
  await ask(createSetupIntent, {});
  await ask(savePaymentMethod, { body: { paymentMethodId } });
}

/** Someone whose trial has run out on a card that can't be charged. */
async function trialLost(): Promise<Asker> {
  const asker = await askAs("unsubscribed");
  await saveCard(asker, failsLater);
  await asker.ask(confirmSubscription, { body: { planId } });
  asker.world.clock.advance(3 * day);
  return asker;
}

describe("plans", () => {
  it("API-05 plans answers a list of plans", async () => {
    const { ask } = await askAs("unsubscribed");
    const plans = await ask(listPlans, {});
    expect(plans.map(({ _id, name, durationDays, price }) => [_id, name, durationDays, price])).toEqual([
      ["plan_weekly", "Weekly", 7, 4],
      ["plan_monthly", "Monthly", 30, 12],
      ["plan_yearly", "Yearly", 365, 96],
    ]);
  });
});

describe("saving a card", () => {
  it("needs a setup intent made before", async () => {
    const { refused } = await askAs("unsubscribed");
    expect(await refused(savePaymentMethod, { body: { paymentMethodId: works } })).toMatchObject({
      status: 409,
      serverMessage: "The card form has run out. Open it again and enter your card.",
    });
  });

  it("may be repeated with the same card, and not with another one on the same setup intent", async () => {
    const asker = await askAs("unsubscribed");
    await saveCard(asker);
    expect(await asker.ask(savePaymentMethod, { body: { paymentMethodId: works } })).toEqual({
      message: "Your card is saved.",
    });
    const other = { body: { paymentMethodId: "pm_sandbox_amex_1234abcd" } };
    expect(await asker.refused(savePaymentMethod, other)).toMatchObject({ status: 409 });
    await asker.ask(createSetupIntent, {});
    await asker.ask(savePaymentMethod, other);
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
  ])("says the provider's own words to %s, and the next card is welcome", async (paymentMethodId, message) => {
    const { ask, refused } = await askAs("unsubscribed");
    await ask(createSetupIntent, {});
    expect(await refused(savePaymentMethod, { body: { paymentMethodId } })).toMatchObject({
      status: 402,
      serverMessage: message,
    });
    await ask(savePaymentMethod, { body: { paymentMethodId: works } });
  });

  it("makes a 502 of the provider's outage, never the provider's own status", async () => {
    const { refused, world } = await askAs("unsubscribed");
    world.ports.cards.createSetup = () => Promise.reject(new Error("401 Invalid API Key provided: sk_live_secret"));
    const refusal = await refused(createSetupIntent, {});
    expect(refusal).toMatchObject({
      status: 502,
      serverMessage: "The card provider does not answer. Try again in a moment.",
    });
    expect(JSON.stringify(refusal.body)).not.toContain("sk_live");
  });
});

describe("confirming", () => {
  it("PAY-28 after the first subscription trialEndsAt is 3 days ahead and trialUsed is true", async () => {
    const asker = await askAs("unsubscribed");
    await saveCard(asker);
    expect(await asker.ask(confirmSubscription, { body: { planId } })).toEqual({
      message: "You are subscribed. The first 3 days are free.",
    });
    expect((await asker.ask(checkSession, {})).user).toMatchObject({
      isSubscribed: true,
      plan: { id: planId, name: "Monthly" },
      trialUsed: true,
      trialEndsAt: new Date(Date.parse(start) + 3 * day).toISOString(),
    });
  });

  it("needs a saved card, and says so", async () => {
    const { ask, refused } = await askAs("unsubscribed");
    await ask(createSetupIntent, {});
    expect(await refused(confirmSubscription, { body: { planId } })).toMatchObject({
      status: 409,
      serverMessage: "Save a card first, then subscribe.",
    });
  });

  it("refuses a plan that is not on offer", async () => {
    const asker = await askAs("unsubscribed");
    await saveCard(asker);
    expect(await asker.refused(confirmSubscription, { body: { planId: "plan_free" } })).toMatchObject({
      status: 404,
      serverMessage: "This plan is not on offer. Choose another one.",
    });
  });

  it("makes one subscription of fifty simultaneous confirms, and answers all of them the same", async () => {
    const asker = await askAs("unsubscribed");
    await saveCard(asker);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => asker.ask(confirmSubscription, { body: { planId } })),
    );
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    const started = asker.world.remarks.filter(({ event }) => event === "subscription started");
    expect(started).toHaveLength(1);
  });

  it("sends a subscriber who confirms another plan to the settings", async () => {
    const asker = await askAs("creator");
    expect(await asker.refused(confirmSubscription, { body: { planId: "plan_yearly" } })).toMatchObject({
      status: 409,
      serverMessage: "You already have a subscription. Change its plan in Settings.",
    });
    expect((await asker.ask(checkSession, {})).user.plan?.id).toBe(planId);
  });
});

describe("an ended trial", () => {
  it("runs until its very last moment", async () => {
    const asker = await trialLost();
    asker.world.clock.advance(-1);
    expect((await asker.ask(checkSession, {})).user.isSubscribed).toBe(true);
  });

  it("goes on with a card that pays, period after period, each charged once", async () => {
    const asker = await askAs("unsubscribed");
    await saveCard(asker);
    await asker.ask(confirmSubscription, { body: { planId } });
    const charge = vi.spyOn(asker.world.ports.cards, "charge");
    const attempts = () => new Set(charge.mock.calls.map(([{ dollars, attempt }]) => `${dollars} ${attempt}`));
    asker.world.clock.advance(3 * day);
    const users = await Promise.all(Array.from({ length: 10 }, () => asker.ask(checkSession, {})));
    expect(users.every(({ user }) => user.isSubscribed)).toBe(true);
    expect(attempts().size).toBe(1);
    expect([...attempts()]).toEqual([expect.stringMatching(/^12 /)]);
    asker.world.clock.advance(29 * day);
    await asker.ask(checkSession, {});
    expect(attempts().size).toBe(1);
    asker.world.clock.advance(day);
    expect((await asker.ask(checkSession, {})).user.isSubscribed).toBe(true);
    expect(attempts().size).toBe(2);
  });

  it("ends the subscription with a card that does not", async () => {
    const { ask } = await trialLost();
    expect((await ask(checkSession, {})).user).toMatchObject({ isSubscribed: false, plan: undefined, trialUsed: true });
  });

  it("takes nothing from anyone while the card provider is away", async () => {
    const { ask, world } = await trialLost();
    const charge = vi.spyOn(world.ports.cards, "charge").mockRejectedValue(new Error("down"));
    expect((await ask(checkSession, {})).user.isSubscribed).toBe(true);
    charge.mockRestore();
    expect((await ask(checkSession, {})).user.isSubscribed).toBe(false);
  });

  it("PAY-29 a second subscription of a user with trialUsed gets no new trial", async () => {
    const asker = await trialLost();
    await saveCard(asker);
    expect(await asker.ask(confirmSubscription, { body: { planId: "plan_weekly" } })).toEqual({
      message: "You are subscribed.",
    });
    const { user } = await asker.ask(checkSession, {});
    expect(user).toMatchObject({ isSubscribed: true, trialUsed: true, trialEndsAt: undefined });
    expect(user.plan?.id).toBe("plan_weekly");
  });

  it("is not followed by another subscription on the card that failed", async () => {
    const { ask, refused } = await trialLost();
    expect(await refused(confirmSubscription, { body: { planId } })).toMatchObject({
      status: 402,
      serverMessage: "Your card was declined.",
    });
    expect((await ask(checkSession, {})).user.isSubscribed).toBe(false);
  });

  it("names the charge of simultaneous confirms the same, so that the provider takes money once", async () => {
    const asker = await trialLost();
    await saveCard(asker);
    const attempts = new Set<string>();
    asker.world.ports.cards.charge = async ({ attempt }) => {
      attempts.add(attempt);
      return { refused: null };
    };
    await Promise.all(Array.from({ length: 20 }, () => asker.ask(confirmSubscription, { body: { planId } })));
    expect(attempts.size).toBe(1);
  });
});
