import { cancelSubscription, resumeSubscription } from "@trellis/contract/cancellation";
import type { Call } from "@trellis/contract/call";
import { createSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import type { CallInput } from "@trellis/contract/client";
import { confirmSubscription } from "@trellis/contract/subscription";
import { expect, it } from "vitest";
import {
  customerWith,
  eventsOf,
  invoicesOf,
  newCustomer,
  newKey,
  paid,
  setUpAgain,
  newCard,
  subscribed,
} from "./payments/customers.ts";
import { stripeWorld } from "./payments/world.ts";
import { createClient } from "./test-client.ts";

it.each(["payment_method.automatically_updated", "payment_method.updated", "customer.updated"])(
  "the Stripe adapter understands %s as a change of the card",
  async (type) => {
    const world = await stripeWorld();
    const { store } = world.standIn;
    const { customerId, paymentMethodId } = await customerWith(world, "visa");
    await eventsOf(world, customerId);
    const method = store.method(paymentMethodId);
    if (method?.card) Object.assign(method.card, { exp_month: 1, exp_year: 2040 });
    store.emit(type, (type === "customer.updated" ? store.customers.get(customerId) : method) ?? {});
    const sent = world.standIn.takeEvents().at(-1);
    if (!sent) throw new Error("no event");
    const { body, headers } = world.standIn.webhook(sent);
    expect(await world.payments.readEvent(body, new Headers(headers))).toMatchObject({ kind: "card", customerId });
    expect(await world.payments.card(customerId)).toMatchObject({ card: { expMonth: 1, expYear: 2040 } });
  },
);

it("the Stripe adapter returns when an invoice was paid, which may be after its creation", async () => {
  const world = await stripeWorld();
  const customer = await customerWith(world, "chargeCustomerFail");
  await subscribed(world, customer, 3);
  world.pass(3);
  const createdAt = world.now();
  expect(await invoicesOf(world, customer.customerId)).toMatchObject([{ createdAt, paidAt: null }]);
  world.pass(0.5);
  const { accountId, customerId } = customer;
  const setupIntentId = await setUpAgain(world, accountId, customerId);
  await world.payments.saveCard({ customerId, setupIntentId, paymentMethodId: newCard("visa") }, newKey());
  expect(await invoicesOf(world, customerId)).toMatchObject([{ createdAt, paidAt: world.now() }]);
});

it("the Stripe adapter finds no subscription and no card of a customer who was deleted in Stripe", async () => {
  const world = await stripeWorld();
  const { customerId } = await customerWith(world, "visa");
  world.standIn.store.customers.delete(customerId);
  expect(await world.payments.latest(customerId)).toBeNull();
  expect(await world.payments.card(customerId)).toBeNull();
});

it("the Stripe adapter accepts a failed plan change again, with the date of a new preview", async () => {
  const world = await stripeWorld();
  const customer = await customerWith(world, "visa");
  const { id: subscriptionId } = await subscribed(world, customer);
  const change = { subscriptionId, planId: "plan_yearly", at: world.now() };
  world.standIn.faults = (route) => (route === "POST subscriptions/:id" ? "server error" : null);
  await expect(world.payments.changePlan(change, "same")).rejects.toThrow("Stripe");
  world.standIn.faults = () => null;
  world.pass(0.01);
  expect((await world.payments.changePlan({ ...change, at: world.now() }, "same")).is).toBe("changed");
  expect(await paid(world, customer.customerId)).toHaveLength(2);
});

it("the Stripe adapter sets the language of a customer’s receipts in Stripe, unless the customer has one", async () => {
  const world = await stripeWorld();
  const { accountId, customerId } = await newCustomer(world);
  const localesOf = () => world.standIn.store.customers.get(customerId)?.preferred_locales;
  expect(localesOf()).toEqual(["fr"]);
  for (const [before, after] of [
    [["de"], ["de"]],
    [[], ["fr"]],
  ] as const) {
    Object.assign(world.standIn.store.customers.get(customerId) ?? {}, { preferred_locales: before });
    await setUpAgain(world, accountId, customerId);
    expect(localesOf()).toEqual(after);
  }
});

it("the Stripe adapter stores a comment in Stripe that says why a subscription was ended", async () => {
  const world = await stripeWorld();
  const { id } = await subscribed(world, await customerWith(world, "visa"));
  await world.payments.end(id, newKey(), "account deleted");
  expect(world.standIn.store.subscriptions.get(id)?.cancellation_details?.comment).toBe("Trellis: account deleted");
});

it.each([
  ["at the end of the period", "visa", 0, null],
  ["at once", "chargeCustomerFail", 4, "Trellis: canceled while a charge was tried again"],
] as const)(
  "the Stripe adapter passes the reason for a cancellation %s to Stripe",
  async (_when, card, days, comment) => {
    const world = await stripeWorld();
    const { id } = await subscribed(world, await customerWith(world, card), 3);
    world.pass(days);
    await world.payments.cancel(id, newKey(), "too_complex");
    const { cancellation_details: details } = world.standIn.store.subscriptions.get(id) ?? {};
    expect(details).toMatchObject({ feedback: "too_complex", comment });
  },
);

it("a call that failed with a server error of Stripe can be repeated, although Stripe repeats its reply for the same key", async () => {
  const { standIn, payments } = await stripeWorld();
  const client = await createClient("unsubscribed");
  client.world.ports.payments = payments;
  const repeat = async <C extends Call>(route: string, call: C, input: CallInput<C>) => {
    standIn.faults = (asked) => (asked === route ? "server error" : null);
    expect(await client.failureOf(call, input)).toMatchObject({ status: 502 });
    standIn.faults = () => null;
    await client.send(call, input);
  };
  await repeat("POST setup_intents", createSetupIntent, {});
  const card = { body: { paymentMethodId: newCard("visa") } };
  await repeat("POST setup_intents/:id/confirm", savePaymentMethod, card);
  await repeat("POST subscriptions", confirmSubscription, { body: { planId: "plan_monthly" } });
  await repeat("POST subscriptions/:id", cancelSubscription, {});
  await repeat("POST subscriptions/:id", resumeSubscription, {});
  expect(standIn.store.subscriptions.size).toBe(1);
  expect(standIn.violations).toEqual([]);
});
