import { expect, it } from "vitest";
import { customerWith, day, invoicesOf, newCard, newKey, paid, setUpAgain, subscribed } from "./customers.ts";
import type { PaymentsWorld } from "./world.ts";

/** About a second, in days. */
const moment = 2 ** -16;

/** Tests of subscriptions that every card provider passes. */
export function testSubscriptions(open: () => Promise<PaymentsWorld>): void {
  it("starts a trial without a charge, and charges once when it ends", async () => {
    const world = await open();
    const customer = await customerWith(world, "visa");
    const { id, ...started } = await subscribed(world, customer, 3);
    expect(started).toMatchObject({
      customerId: customer.customerId,
      plan: { id: "plan_weekly", name: "Weekly", priceCents: 400, durationDays: 7 },
      status: "trialing",
      startedAt: world.now(),
      trialEndsAt: new Date(world.now().getTime() + 3 * day),
      periodEndsAt: new Date(world.now().getTime() + 3 * day),
      cancelsAtPeriodEnd: false,
      endedAt: null,
      nextTryAt: null,
    });
    expect(await invoicesOf(world, customer.customerId)).toEqual([]);
    expect(await world.payments.nextCharge(id)).toEqual({ cents: 400, at: started.periodEndsAt });
    world.pass(3 - moment);
    expect((await world.payments.read(id))?.status).toBe("trialing");
    expect(await paid(world, customer.customerId)).toEqual([]);
    world.pass(moment);
    expect(await world.payments.read(id)).toMatchObject({
      status: "active",
      periodEndsAt: new Date(started.periodEndsAt.getTime() + 7 * day),
    });
    expect(await paid(world, customer.customerId)).toEqual([400]);
  });

  it("starts one subscription for repeated requests", async () => {
    const world = await open();
    const { customerId, paymentMethodId } = await customerWith(world, "visa");
    const order = { customerId, paymentMethodId, planId: "plan_weekly", trialDays: 0 };
    const first = await world.payments.subscribe(order, "same");
    expect(await world.payments.subscribe(order, "same")).toEqual(first);
    expect(await world.payments.subscribe(order, newKey())).toEqual(first);
    expect(await world.payments.latest(customerId)).toEqual(first.is === "started" && first.subscription);
    expect(await paid(world, customerId)).toEqual([400]);
  });

  it("starts no subscription if the first payment is refused", async () => {
    const world = await open();
    const { customerId, paymentMethodId } = await customerWith(world, "chargeCustomerFail");
    const order = { customerId, paymentMethodId, planId: "plan_weekly", trialDays: 0 };
    expect(await world.payments.subscribe(order, newKey())).toMatchObject({ is: "refused", code: "card_declined" });
    expect(["ended", undefined]).toContain((await world.payments.latest(customerId))?.status);
    expect(await paid(world, customerId)).toEqual([]);
  });

  it("starts a subscription when the owner has confirmed the first payment, but not after a decline", async () => {
    const world = await open();
    for (const outcome of ["approved", "declined"] as const) {
      const { customerId, paymentMethodId } = await customerWith(world, "authenticationRequired");
      const order = { customerId, paymentMethodId, planId: "plan_weekly", trialDays: 0 };
      const asked = await world.payments.subscribe(order, newKey());
      if (asked.is !== "actionRequired") throw new Error(asked.is);
      expect(await world.payments.subscribe(order, newKey())).toEqual(asked);
      expect(await world.authenticate(asked.clientSecret, outcome)).toBe(true);
      const after = await world.payments.subscribe(order, newKey());
      // After a decline, the next attempt requires another confirmation.
      expect(after.is).toBe(outcome === "approved" ? "started" : "actionRequired");
      expect(await paid(world, customerId)).toEqual(outcome === "approved" ? [400] : []);
    }
  });

  it("ends a canceled subscription with its period, and continues it if the cancellation is undone", async () => {
    const world = await open();
    const customer = await customerWith(world, "visa");
    const { id, periodEndsAt } = await subscribed(world, customer);
    const canceled = await world.payments.cancel(id, newKey());
    expect(canceled).toMatchObject({ status: "active", cancelsAtPeriodEnd: true, periodEndsAt, endedAt: null });
    expect(await world.payments.cancel(id, newKey())).toEqual(canceled);
    expect(await world.payments.nextCharge(id)).toBeNull();
    expect(await world.payments.resume(id, newKey())).toMatchObject({ status: "active", cancelsAtPeriodEnd: false });
    world.pass(7);
    expect(await paid(world, customer.customerId)).toEqual([400, 400]);
    await world.payments.cancel(id, newKey());
    world.pass(7);
    const ended = { status: "ended", endedAt: new Date(periodEndsAt.getTime() + 7 * day) };
    expect(await world.payments.read(id)).toMatchObject(ended);
    expect(await world.payments.resume(id, newKey())).toMatchObject(ended);
    expect(await paid(world, customer.customerId)).toEqual([400, 400]);
  });

  it("retries a failed charge and ends the subscription after the last attempt", async () => {
    const world = await open();
    const customer = await customerWith(world, "chargeCustomerFail");
    const { id } = await subscribed(world, customer, 3);
    world.pass(3);
    const late = await world.payments.read(id);
    expect(late).toMatchObject({ status: "pastDue", nextTryAt: new Date(world.now().getTime() + day) });
    expect(await world.payments.nextCharge(id)).toEqual({ cents: 400, at: late?.nextTryAt });
    for (const days of [1, 3]) {
      world.pass(days);
      expect((await world.payments.read(id))?.status).toBe("pastDue");
    }
    world.pass(5);
    expect(await world.payments.read(id)).toMatchObject({ status: "ended", nextTryAt: null });
    expect(await paid(world, customer.customerId)).toEqual([]);
  });

  it("charges a new card for a failed payment", async () => {
    const world = await open();
    const customer = await customerWith(world, "chargeCustomerFail");
    const { id } = await subscribed(world, customer, 3);
    world.pass(3);
    await world.payments.read(id);
    const { accountId, customerId } = customer;
    for (const [kind, status] of [
      ["chargeCustomerFail", "pastDue"],
      ["mastercard", "active"],
    ] as const) {
      const setupIntentId = await setUpAgain(world, accountId, customerId);
      const saved = await world.payments.saveCard(
        { customerId, setupIntentId, paymentMethodId: newCard(kind) },
        newKey(),
      );
      expect(saved.is).toBe("saved");
      expect((await world.payments.read(id))?.status).toBe(status);
    }
    expect(await paid(world, customerId)).toEqual([400]);
  });

  it("ends a canceled subscription immediately if a charge is being retried, and gives up the charge", async () => {
    const world = await open();
    const customer = await customerWith(world, "chargeCustomerFail");
    const { id } = await subscribed(world, customer, 3);
    world.pass(3);
    await world.payments.read(id);
    expect((await world.payments.cancel(id, newKey())).status).toBe("ended");
    expect((await invoicesOf(world, customer.customerId)).map(({ status }) => status)).toEqual(["void"]);
  });

  it("ends a subscription immediately without a refund, and accepts a repeated call", async () => {
    const world = await open();
    const customer = await customerWith(world, "visa");
    const { id } = await subscribed(world, customer);
    await world.payments.end(id, newKey(), "why");
    await world.payments.end(id, newKey(), "why");
    expect(await world.payments.read(id)).toMatchObject({ status: "ended", endedAt: world.now() });
    world.pass(8);
    expect(await paid(world, customer.customerId)).toEqual([400]);
    // The customer can start again.
    expect((await subscribed(world, customer)).id).not.toBe(id);
  });

  it("deletes a customer, and accepts a repeated call", async () => {
    const world = await open();
    const customer = await customerWith(world, "visa");
    const { id } = await subscribed(world, customer);
    await world.payments.end(id, newKey(), "why");
    await world.payments.forget(customer.customerId);
    await world.payments.forget(customer.customerId);
    expect(["ended", undefined]).toContain((await world.payments.read(id))?.status);
  });

  it("returns null for an unknown subscription, and accepts a call that ends it", async () => {
    const { payments } = await open();
    expect(await payments.read("sub_unknown")).toBeNull();
    await payments.end("sub_unknown", newKey(), "why");
  });
}
