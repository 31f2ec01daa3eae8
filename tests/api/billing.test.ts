import { readBilling } from "@trellis/contract/billing";
import { cancelSubscription, resumeSubscription } from "@trellis/contract/cancellation";
import { listInvoices } from "@trellis/contract/invoices";
import { confirmSubscription } from "@trellis/contract/subscription";
import { describe, expect, it } from "vitest";
import { chargesOf, failsLater, otherCard, saveCard, userOf, withInvoices } from "./billing-client.ts";
import { type TestClient, createClient, day, hour, start } from "./test-client.ts";

const monthly = { body: { planId: "plan_monthly" } };
const inDays = (days: number): string => new Date(Date.parse(start) + days * day).toISOString();
const billingOf = async ({ send }: TestClient) => send(readBilling, {});
const subjectsOf = ({ world }: TestClient) => world.mailer.mails.map(({ subject }) => subject);

describe("readBilling", () => {
  it("returns an available trial, but no subscription or card, for an account that never paid", async () => {
    const client = await createClient("unsubscribed");
    expect(await billingOf(client)).toEqual({
      subscription: null,
      card: null,
      hasTrial: true,
      isSandbox: true,
      isCurrent: true,
    });
    expect(await client.send(listInvoices, { query: {} })).toEqual({ invoices: [] });
  });

  it("reports whether the card provider only simulates charges", async () => {
    const client = await createClient("unsubscribed");
    for (const isTest of [false, true]) {
      Object.assign(client.world.ports.payments, { isTest });
      expect((await billingOf(client)).isSandbox).toBe(isTest);
    }
  });

  it("returns plan, trial, next charge and card", async () => {
    expect(await billingOf(await createClient("newcomer"))).toEqual({
      subscription: {
        planId: "plan_monthly",
        planName: "Monthly",
        price: 12,
        durationDays: 30,
        status: "trialing",
        trialEndsAt: inDays(2),
        trialDaysLeft: 2,
        periodEndsAt: inDays(2),
        endsAt: null,
        nextCharge: { amount: 12, at: inDays(2) },
        pastDue: null,
      },
      card: { brand: "visa", last4: "4242", expMonth: 12, expYear: 2034 },
      hasTrial: false,
      isSandbox: true,
      isCurrent: true,
    });
  });

  it("counts the remaining days of the trial by the server's clock", async () => {
    const client = await createClient("newcomer");
    const left: unknown[] = [];
    for (const hours of [0, 1, 22, 2, 24]) {
      client.world.clock.advance(hours * hour);
      left.push((await billingOf(client)).subscription?.trialDaysLeft);
    }
    expect(left).toEqual([2, 2, 2, 1, 0]);
  });

  it("returns the stored data without the next charge, marked as not current, while the card provider is down", async () => {
    const client = await createClient("creator");
    client.world.ports.payments.latest = () => Promise.reject(new Error("down"));
    const { subscription, isCurrent } = await billingOf(client);
    expect(subscription).toMatchObject({ status: "active", periodEndsAt: inDays(21), nextCharge: null });
    expect(isCurrent).toBe(false);
  });

  it("marks the data as not current while a payment is in progress, which may still start a subscription", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    const { payments } = client.world.ports;
    const real = { ...payments };
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    payments.subscribe = async (...order) => {
      asked.resolve();
      await answered.promise;
      return real.subscribe(...order);
    };
    const confirmed = client.send(confirmSubscription, monthly);
    await asked.promise;
    expect(await billingOf(client)).toMatchObject({ subscription: null, isCurrent: false });
    answered.resolve();
    await confirmed;
    expect(await billingOf(client)).toMatchObject({ subscription: { status: "trialing" }, isCurrent: true });
  });

  it("ends a subscription that the card provider no longer knows, but not while the provider doesn't respond", async () => {
    const client = await createClient("creator");
    const { payments } = client.world.ports;
    payments.latest = async () => null;
    payments.read = () => Promise.reject(new Error("down"));
    expect(await billingOf(client)).toMatchObject({ subscription: { status: "active" }, isCurrent: false });
    expect(await userOf(client)).toMatchObject({ isSubscribed: true });
    payments.read = async () => null;
    expect(await billingOf(client)).toMatchObject({
      subscription: { status: "ended", endsAt: start, nextCharge: null },
      isCurrent: true,
    });
    expect(await userOf(client)).toMatchObject({ isSubscribed: false });
    expect(client.world.mailer.mails.at(-1)?.text).toContain("Your Monthly plan has ended. It won’t be charged again.");
  });

  it("returns when a failed charge will be retried", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client, failsLater);
    await client.send(confirmSubscription, monthly);
    client.world.clock.advance(3 * day);
    const { subscription } = await billingOf(client);
    expect(subscription).toMatchObject({
      status: "pastDue",
      nextCharge: { amount: 12, at: inDays(4) },
      pastDue: { nextTryAt: inDays(4) },
    });
  });
});

describe("listInvoices", () => {
  it("returns twelve at a time, and older ones on request", async () => {
    const client = await createClient("creator");
    withInvoices(client, 26);
    const numbersAfter = async (after?: string | null) => {
      const { invoices, next } = await client.send(listInvoices, { query: after ? { after } : {} });
      return { numbers: invoices.map(({ number }) => Number(number)), next };
    };
    const first = await numbersAfter();
    const second = await numbersAfter(first.next);
    const last = await numbersAfter(second.next);
    expect([first.numbers.length, second.numbers.length]).toEqual([12, 12]);
    expect(last).toEqual({ numbers: [2, 1], next: null });
  });

  it("lists charges with a receipt page in the user's language", async () => {
    const client = await createClient("creator");
    const { invoices } = await client.send(listInvoices, { query: {} });
    expect(invoices).toMatchObject([
      { number: "TRELLIS-0001", amount: 12, planName: "Monthly", status: "paid", createdAt: inDays(-9) },
    ]);
    const page = await client.raw(invoices[0]?.url ?? "", { headers: { "accept-language": "fr" } });
    expect(page.status).toBe(200);
    const text = await page.text();
    for (const part of ["Reçu", "12,00", "visa 4242", "12 novembre 2026"]) expect(text).toContain(part);
    expect((await client.raw(`${invoices[0]?.url}0`)).status).toBe(404);
  });

  it("sends no second receipt: each charge causes one email with its receipt", async () => {
    const client = await createClient("newcomer");
    client.world.clock.advance(2 * day);
    await userOf(client);
    await userOf(client);
    expect(client.world.mailer.mails.filter(({ text }) => text.includes("/sandbox/receipts?invoice="))).toHaveLength(1);
  });

  it("returns the payment date of a charge that succeeded on a retry", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client, failsLater);
    await client.send(confirmSubscription, monthly);
    client.world.clock.advance(3 * day);
    await userOf(client);
    client.world.clock.advance(20 * hour);
    await saveCard(client, otherCard);
    const paidAt = new Date(Date.parse(inDays(3)) + 20 * hour).toISOString();
    expect((await client.send(listInvoices, { query: {} })).invoices).toMatchObject([{ createdAt: inDays(3), paidAt }]);
    expect(client.world.mailer.mails.at(-1)?.text).toContain("on November 25, 2026");
  });
});

describe("the cancellation of a subscription", () => {
  it("keeps access until the trial ends, and charges nothing", async () => {
    const client = await createClient("newcomer");
    for (let times = 0; times < 2; times += 1) {
      expect((await client.send(cancelSubscription, {})).message).toMatch(/^Your subscription is canceled/);
    }
    const { subscription } = await billingOf(client);
    expect(subscription).toMatchObject({ status: "canceling", endsAt: inDays(2), nextCharge: null });
    client.world.clock.advance(2 * day);
    expect(await userOf(client)).toMatchObject({ isSubscribed: false });
    expect(await chargesOf(client)).toEqual([]);
    expect(subjectsOf(client)).toHaveLength(2);
    expect((await billingOf(client)).subscription).toMatchObject({ status: "ended", endsAt: inDays(2) });
  });

  it("has no effect if the subscription is resumed before its end", async () => {
    const client = await createClient("newcomer");
    await client.send(cancelSubscription, {});
    expect(await client.send(resumeSubscription, {})).toEqual({ message: "Your subscription continues as before." });
    client.world.clock.advance(2 * day);
    expect(await userOf(client)).toMatchObject({ isSubscribed: true });
    expect(await chargesOf(client)).toEqual([12]);
  });

  it("immediately ends a subscription that is past due", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client, failsLater);
    await client.send(confirmSubscription, monthly);
    client.world.clock.advance(3 * day);
    await userOf(client);
    expect((await client.send(cancelSubscription, {})).message).toBe(
      "Your subscription has ended. Nothing more is charged.",
    );
    expect(await userOf(client)).toMatchObject({ isSubscribed: false });
    // The email doesn't blame the card, because the owner canceled.
    expect(client.world.mailer.mails.at(-1)?.text).toContain("Your Monthly plan has ended. It won’t be charged again.");
  });

  it("causes at most one charge when the cancellation and the renewal are simultaneous", async () => {
    const client = await createClient("newcomer");
    client.world.clock.advance(2 * day);
    await Promise.all([client.send(cancelSubscription, {}), userOf(client), userOf(client)]);
    expect(await chargesOf(client)).toEqual([12]);
    expect((await billingOf(client)).subscription).toMatchObject({ status: "canceling", endsAt: inDays(32) });
  });

  it("ends a subscription that the card provider no longer knows", async () => {
    const client = await createClient("creator");
    const { payments } = client.world.ports;
    payments.cancel = () => Promise.reject(new Error("unknown"));
    expect(await client.failureOf(cancelSubscription, {})).toMatchObject({ status: 502 });
    payments.read = async () => null;
    expect((await client.send(cancelSubscription, {})).message).toMatch(/^Your subscription has ended/);
    expect(await userOf(client)).toMatchObject({ isSubscribed: false });
  });

  it.each([cancelSubscription, resumeSubscription])("requires a running subscription", async (call) => {
    const { failureOf } = await createClient("unsubscribed");
    expect(await failureOf(call, {})).toMatchObject({ status: 409 });
  });
});
