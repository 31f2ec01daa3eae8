import { previewPlanChange, readBilling } from "@trellis/contract/billing";
import { cancelSubscription } from "@trellis/contract/cancellation";
import { changePlan } from "@trellis/contract/subscription";
import { createUpdateSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import { describe, expect, it } from "vitest";
import { chargesOf, failsLater, otherCard, saveCard, userOf } from "./billing-client.ts";
import { createClient, day, start } from "./test-client.ts";

/** Returns the input of a change whose price was previewed at the start of the test. */
const changeTo = (planId: string) => ({ body: { planId, prorationDate: start } });
const yearly = changeTo("plan_yearly");
const monthly = changeTo("plan_monthly");

describe("changePlan", () => {
  it("takes effect immediately, keeps the free trial and charges nothing before its end", async () => {
    const client = await createClient("newcomer");
    const before = await userOf(client);
    await saveCard(client, otherCard);
    expect(await client.send(changePlan, yearly)).toEqual({ message: "Plan updated successfully!" });
    expect(await userOf(client)).toEqual({
      ...before,
      plan: { id: "plan_yearly", name: "Yearly", price: 96, durationDays: 365 },
    });
    expect(await chargesOf(client)).toEqual([]);
    client.world.clock.advance(2 * day);
    await userOf(client);
    expect(await chargesOf(client)).toEqual([96]);
  });

  it("immediately charges the difference and starts a new period if the trial is over", async () => {
    const client = await createClient("creator");
    // 21 of 30 days are left, worth $8.40 of $12.
    const preview = await client.send(previewPlanChange, { query: { planId: "plan_yearly" } });
    expect(preview).toMatchObject({
      dueToday: 87.6,
      credit: 8.4,
      nextCharge: { amount: 96, at: new Date(Date.parse(start) + 365 * day).toISOString() },
    });
    client.world.clock.advance(60_000);
    await client.send(changePlan, { body: { ...yearly.body, prorationDate: preview.prorationDate } });
    expect(await chargesOf(client)).toEqual([12, 87.6]);
    const { subscription } = await client.send(readBilling, {});
    expect(subscription).toMatchObject({
      planId: "plan_yearly",
      status: "active",
      nextCharge: { amount: 96, at: new Date(Date.parse(start) + 365 * day + 60_000).toISOString() },
    });
  });

  it("charges nothing for a cheaper plan, whose next charges use up the credit", async () => {
    const client = await createClient("creator");
    const preview = await client.send(previewPlanChange, { query: { planId: "plan_weekly" } });
    expect(preview).toMatchObject({ dueToday: 0, credit: 8.4, nextCharge: { amount: 0 } });
    await client.send(changePlan, changeTo("plan_weekly"));
    for (let week = 0; week < 3; week += 1) {
      client.world.clock.advance(7 * day);
      await userOf(client);
    }
    // The remaining credit of $4.40 pays for the next week and 40 cents of the week after it.
    expect(await chargesOf(client)).toEqual([12, 0, 3.6, 4]);
  });

  it.each([
    ["en", undefined, "The price may have changed since you saw it. Nothing has been charged."],
    ["es", "2026-11-01T00:00:00Z", "Puede que el precio haya cambiado desde que lo viste. No se te ha cobrado nada."],
    ["fr", "2027-11-01T00:00:00Z", "Le prix a peut-être changé depuis que tu l’as vu. Rien n’a été débité."],
  ])("requires the price of a recent preview (%s, %s)", async (language, prorationDate, serverMessage) => {
    const client = await createClient("creator");
    const body = { planId: "plan_yearly", ...(prorationDate !== undefined && { prorationDate }) };
    const refusal = { status: 409, code: "previewOld", serverMessage };
    expect(await client.failureOf(changePlan, { body }, language)).toMatchObject(refusal);
    expect(await chargesOf(client)).toEqual([12]);
  });

  it("requires a new preview if the trial has ended since the last one", async () => {
    const client = await createClient("newcomer");
    client.world.clock.advance(2 * day - 1000);
    const preview = async () => client.send(previewPlanChange, { query: { planId: "plan_yearly" } });
    const shown = await preview();
    expect(shown.dueToday).toBe(0);
    client.world.clock.advance(60_000);
    const change = (prorationDate: string) => ({ body: { planId: "plan_yearly", prorationDate } });
    expect(await client.failureOf(changePlan, change(shown.prorationDate))).toMatchObject({ code: "previewOld" });
    const { dueToday, prorationDate } = await preview();
    await client.send(changePlan, change(prorationDate));
    expect(await chargesOf(client)).toEqual([12, dueToday]);
  });

  it("changes nothing when the card is declined", async () => {
    const client = await createClient("creator");
    await saveCard(client, failsLater);
    expect(await client.failureOf(changePlan, yearly, "es")).toMatchObject({
      status: 402,
      serverMessage: "Tu tarjeta ha sido rechazada.",
    });
    expect((await userOf(client)).plan?.id).toBe("plan_monthly");
    expect(await chargesOf(client)).toEqual([12]);
  });

  it("changes the plan and gives fifty simultaneous calls the same reply", async () => {
    const client = await createClient("creator");
    await saveCard(client, otherCard);
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.send(changePlan, yearly)));
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(["Plan updated successfully!"]));
    expect((await userOf(client)).plan?.id).toBe("plan_yearly");
    expect(await client.send(changePlan, yearly)).toEqual({ message: "Plan updated successfully!" });
  });

  it("rejects the current plan, whether it was the first plan or chosen later", async () => {
    const client = await createClient("creator");
    const refusal = { status: 409, serverMessage: "You already have this plan. Choose another one." };
    expect(await client.failureOf(changePlan, monthly)).toMatchObject(refusal);
    await client.send(changePlan, yearly);
    await saveCard(client, otherCard);
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
    expect(await failureOf(changePlan, changeTo("plan_free"), language)).toMatchObject({
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

  it("is refused after the subscription has ended", async () => {
    const client = await createClient("newcomer");
    await client.send(cancelSubscription, {});
    client.world.clock.advance(2 * day);
    expect(await client.failureOf(changePlan, yearly)).toMatchObject({ status: 409 });
    expect(await userOf(client)).toMatchObject({ isSubscribed: false, plan: undefined });
  });

  it("requires a saved card", async () => {
    const { failureOf, world } = await createClient("creator");
    const real = { ...world.ports.wallets };
    world.ports.wallets.read = async (id) => ({ ...(await real.read(id)), paymentMethodId: null });
    expect(await failureOf(changePlan, yearly)).toMatchObject({
      status: 409,
      serverMessage: "Save a card first, then change your plan.",
    });
  });

  it("succeeds when it is repeated after a lost reply, and charges once", async () => {
    const client = await createClient("creator");
    const { payments } = client.world.ports;
    const real = { ...payments };
    payments.changePlan = async (...input) => {
      await real.changePlan(...input);
      throw new Error("connection lost");
    };
    expect(await client.failureOf(changePlan, yearly)).toMatchObject({ status: 502 });
    Object.assign(payments, real);
    expect(await client.send(changePlan, yearly)).toEqual({ message: "Plan updated successfully!" });
    expect(await chargesOf(client)).toEqual([12, 87.6]);
  });

  it("succeeds when a webhook reports the change before the reply arrives", async () => {
    const client = await createClient("creator");
    await saveCard(client, otherCard);
    const { payments } = client.world.ports;
    const real = { ...payments };
    payments.changePlan = async (...input) => {
      const changed = await real.changePlan(...input);
      // After each request, the in-memory server delivers the pending webhooks.
      await userOf(client);
      await client.send(readBilling, {});
      expect((await userOf(client)).plan?.id).toBe("plan_yearly");
      return changed;
    };
    expect(await client.send(changePlan, yearly)).toEqual({ message: "Plan updated successfully!" });
    expect(await client.send(changePlan, yearly)).toEqual({ message: "Plan updated successfully!" });
    expect(await chargesOf(client)).toEqual([12, 87.6]);
    const subjects = client.world.mailer.mails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("Yearly plan"))).toHaveLength(1);
  });

  it("reports the amount of a failed charge for the new plan, reduced by credit", async () => {
    const client = await createClient("creator");
    await client.send(changePlan, changeTo("plan_weekly"));
    await saveCard(client, failsLater);
    for (let week = 0; week < 2; week += 1) {
      client.world.clock.advance(7 * day);
      await userOf(client);
    }
    expect(client.world.mailer.mails.at(-1)?.text).toContain("We tried to charge $3.60 for your Weekly plan");
  });
});

describe("a new card", () => {
  it("replaces the saved card and is charged from then on", async () => {
    const client = await createClient("newcomer");
    const { id, clientSecret } = await client.send(createUpdateSetupIntent, {});
    expect([id, clientSecret]).toEqual([expect.stringMatching(/^seti_/), expect.stringMatching(/^seti_.+_secret_/)]);
    const body = { paymentMethodId: otherCard };
    expect(await client.send(savePaymentMethod, { body })).toEqual({ message: "Card saved." });
    client.world.clock.advance(Date.parse((await userOf(client)).trialEndsAt ?? "") - Date.parse(start));
    await userOf(client);
    expect(await chargesOf(client)).toEqual([12]);
    expect((await client.send(readBilling, {})).card).toMatchObject({ brand: "amex", last4: "0005" });
  });

  it("changes neither plan nor trial", async () => {
    const client = await createClient("newcomer");
    const before = await userOf(client);
    await client.send(createUpdateSetupIntent, {});
    await client.send(savePaymentMethod, { body: { paymentMethodId: otherCard } });
    expect(await userOf(client)).toEqual(before);
  });

  it("does not replace the saved card when the bank declines the new one or the form is closed", async () => {
    const client = await createClient("newcomer");
    await client.send(createUpdateSetupIntent, {});
    const body = { paymentMethodId: "pm_sandbox_chargeDeclined_0002abcd" };
    expect(await client.failureOf(savePaymentMethod, { body })).toMatchObject({ status: 402 });
    await client.send(createUpdateSetupIntent, {});
    client.world.clock.advance(2 * day);
    expect((await userOf(client)).isSubscribed).toBe(true);
    expect((await client.send(readBilling, {})).card).toMatchObject({ brand: "visa", last4: "4242" });
  });

  it("is refused with a 502 while the card provider is down", async () => {
    const { failureOf, world } = await createClient("creator");
    world.ports.payments.createSetup = () => Promise.reject(new Error("down"));
    expect(await failureOf(createUpdateSetupIntent, {})).toMatchObject({
      status: 502,
      serverMessage: "The card provider isn’t responding. Try again in a moment.",
    });
  });
});
