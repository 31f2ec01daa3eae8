import { expect, it } from "vitest";
import { customerWith, day, newCard, newKey, paid, setUpAgain, subscribed } from "./customers.ts";
import type { PaymentsWorld } from "./world.ts";

/** Tests of plan changes that every card provider passes. */
export function testPlanChanges(open: () => Promise<PaymentsWorld>): void {
  it("changes the plan in a trial without a charge", async () => {
    const world = await open();
    const customer = await customerWith(world, "visa");
    const { id: subscriptionId, periodEndsAt } = await subscribed(world, customer, 3);
    const at = world.now();
    const change = { subscriptionId, planId: "plan_yearly", at };
    const preview = await world.payments.previewChange(change);
    expect(preview).toEqual({ dueNow: 0, credit: 0, next: { cents: 9600, at: periodEndsAt }, at });
    const changed = await world.payments.changePlan(change, newKey());
    expect(changed).toMatchObject({
      is: "changed",
      subscription: { plan: { id: "plan_yearly" }, status: "trialing", periodEndsAt },
    });
    expect(await paid(world, customer.customerId)).toEqual([]);
  });

  it("charges the amount in the preview of a plan change, and credits any excess over the new price", async () => {
    const world = await open();
    const customer = await customerWith(world, "visa");
    const { id: subscriptionId } = await subscribed(world, customer);
    world.pass(3.5);
    const at = world.now();
    const up = { subscriptionId, planId: "plan_yearly" };
    const preview = await world.payments.previewChange({ ...up, at });
    const inAYear = new Date(at.getTime() + 365 * day);
    expect(preview).toEqual({ dueNow: 9400, credit: 200, next: { cents: 9600, at: inAYear }, at });
    const changed = await world.payments.changePlan({ ...up, at }, "up");
    expect(changed).toMatchObject({
      is: "changed",
      subscription: { plan: { id: "plan_yearly" }, periodEndsAt: inAYear },
    });
    expect(await world.payments.changePlan({ ...up, at }, "up")).toEqual(changed);
    expect(await paid(world, customer.customerId)).toEqual([9400, 400]);

    world.pass(73);
    const down = { subscriptionId, planId: "plan_weekly", at: world.now() };
    const less = await world.payments.previewChange(down);
    expect(less).toMatchObject({ dueNow: 0, credit: 7680, next: { cents: 0 } });
    await world.payments.changePlan(down, newKey());
    expect(await paid(world, customer.customerId)).toEqual([9400, 400]);
    world.pass(7);
    expect(await world.payments.read(subscriptionId)).toMatchObject({ status: "active", plan: { id: "plan_weekly" } });
    expect((await paid(world, customer.customerId)).filter(Boolean)).toEqual([9400, 400]);
  });

  it("keeps the plan if the payment of the change is refused", async () => {
    const world = await open();
    const customer = await customerWith(world, "visa");
    const { id: subscriptionId, periodEndsAt } = await subscribed(world, customer);
    const setupIntentId = await setUpAgain(world, customer.accountId, customer.customerId);
    const paymentMethodId = newCard("chargeCustomerFail");
    await world.payments.saveCard({ customerId: customer.customerId, setupIntentId, paymentMethodId }, newKey());
    const refused = await world.payments.changePlan(
      { subscriptionId, planId: "plan_yearly", at: world.now() },
      newKey(),
    );
    expect(refused).toMatchObject({ is: "refused", code: "card_declined" });
    expect(await world.payments.read(subscriptionId)).toMatchObject({
      plan: { id: "plan_weekly" },
      status: "active",
      periodEndsAt,
    });
    expect(await paid(world, customer.customerId)).toEqual([400]);
  });

  it("changes the plan when the owner has confirmed the payment", async () => {
    const world = await open();
    const { subscriptionId, customer } = await confirmedSubscription(world);
    const change = { subscriptionId, planId: "plan_yearly", at: world.now() };
    // After a decline, the next attempt requires another confirmation.
    for (const outcome of ["declined", "approved"] as const) {
      const open3ds = await world.payments.changePlan(change, newKey());
      if (open3ds.is !== "actionRequired") throw new Error(open3ds.is);
      expect(await world.payments.read(subscriptionId)).toMatchObject({
        plan: { id: "plan_weekly" },
        status: "active",
      });
      await world.authenticate(open3ds.clientSecret, outcome);
    }
    expect((await world.payments.changePlan(change, newKey())).is).toBe("changed");
    expect(await world.payments.read(subscriptionId)).toMatchObject({ plan: { id: "plan_yearly" }, status: "active" });
    expect(await paid(world, customer.customerId)).toEqual([9200, 400]);
  });

  it("withdraws a cancellation when the plan changes", async () => {
    const world = await open();
    const customer = await customerWith(world, "visa");
    const { id: subscriptionId } = await subscribed(world, customer);
    await world.payments.cancel(subscriptionId, newKey());
    const changed = await world.payments.changePlan(
      { subscriptionId, planId: "plan_yearly", at: world.now() },
      newKey(),
    );
    expect(changed).toMatchObject({ is: "changed", subscription: { cancelsAtPeriodEnd: false } });
  });

  it.each(["open", "declined"] as const)(
    "pays with another card when the confirmation for the first card is %s",
    async (first) => {
      const world = await open();
      const { subscriptionId, customer } = await confirmedSubscription(world);
      const change = { subscriptionId, planId: "plan_yearly", at: world.now() };
      const asked = await world.payments.changePlan(change, newKey());
      if (asked.is !== "actionRequired") throw new Error(asked.is);
      if (first === "declined") await world.authenticate(asked.clientSecret, "declined");
      await saveAnother(world, customer, "mastercard");
      expect((await world.payments.changePlan(change, newKey())).is).toBe("changed");
      expect(await paid(world, customer.customerId)).toEqual([9200, 400]);
    },
  );

  it("changes nothing for a preview from before the current period", async () => {
    const world = await open();
    const customer = await customerWith(world, "visa");
    const { id: subscriptionId } = await subscribed(world, customer, 3);
    const early = { subscriptionId, planId: "plan_yearly", at: world.now() };
    expect(await world.payments.previewChange(early)).toMatchObject({ dueNow: 0 });
    world.pass(3);
    const from = world.now();
    expect(await world.payments.changePlan(early, newKey())).toEqual({ is: "outdated" });
    expect(await paid(world, customer.customerId)).toEqual([400]);
    const preview = await world.payments.previewChange(early);
    expect(preview).toMatchObject({ dueNow: 9200, at: from });
    expect((await world.payments.changePlan({ ...early, at: preview.at }, newKey())).is).toBe("changed");
    expect(await paid(world, customer.customerId)).toEqual([9200, 400]);
  });
}

type Customer = Awaited<ReturnType<typeof customerWith>>;

/** Saves another card, which its owner approves. */
async function saveAnother(world: PaymentsWorld, { accountId, customerId }: Customer, kind: string): Promise<void> {
  const setupIntentId = await setUpAgain(world, accountId, customerId);
  const card = { customerId, setupIntentId, paymentMethodId: newCard(kind) };
  const asked = await world.payments.saveCard(card, newKey());
  if (asked.is !== "actionRequired") return;
  await world.authenticate(asked.clientSecret, "approved");
  await world.payments.saveCard(card, newKey());
}

/** Starts a weekly subscription, and saves a card whose owner must confirm each payment. */
async function confirmedSubscription(world: PaymentsWorld) {
  const customer = await customerWith(world, "visa");
  const { id: subscriptionId } = await subscribed(world, customer);
  await saveAnother(world, customer, "authenticationRequired");
  return { subscriptionId, customer };
}
