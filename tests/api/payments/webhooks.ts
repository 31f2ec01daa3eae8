import { expect, it } from "vitest";
import { customerWith, eventsOf, invoicesOf, newKey, subscribed } from "./customers.ts";
import type { PaymentsWorld } from "./world.ts";

/** Tests of invoices, changed emails and webhooks that every card provider passes. */
export function testWebhooks(open: () => Promise<PaymentsWorld>): void {
  it("lists invoices with their receipts, newest first", async () => {
    const world = await open();
    const customer = await customerWith(world, "visa");
    await subscribed(world, customer);
    const first = world.now();
    world.pass(7);
    const [newest, oldest, ...others] = await invoicesOf(world, customer.customerId);
    expect(others).toEqual([]);
    expect(oldest).toMatchObject({ createdAt: first, cents: 400, planName: "Weekly", status: "paid" });
    expect(newest).toMatchObject({ createdAt: world.now(), cents: 400, status: "paid" });
    expect([newest?.paidAt, oldest?.paidAt]).toEqual([world.now(), first]);
    expect(newest?.url).toMatch(/^(https:\/\/|\/sandbox\/receipts)/);
    expect(newest?.number).not.toBe(oldest?.number);
  });

  it("names the plan that an invoice charges, also if it credits the rest of another one", async () => {
    const world = await open();
    const customer = await customerWith(world, "visa");
    const { id: subscriptionId } = await subscribed(world, customer);
    world.pass(3);
    await world.payments.changePlan({ subscriptionId, planId: "plan_yearly", at: world.now() }, newKey());
    const invoices = await invoicesOf(world, customer.customerId);
    expect(invoices.map(({ planName }) => planName)).toEqual(["Yearly", "Weekly"]);
  });

  it("lists invoices page by page, back to the first one", async () => {
    const world = await open();
    const { customerId, ...customer } = await customerWith(world, "visa");
    await subscribed(world, { customerId, ...customer });
    for (let renewals = 0; renewals < 5; renewals++) {
      world.pass(7);
      await world.payments.latest(customerId);
    }
    const all = (await invoicesOf(world, customerId)).map(({ id }) => id);
    expect(new Set(all).size).toBe(6);
    const pages: string[][] = [];
    let after: string | undefined;
    do {
      const { invoices, next } = await world.payments.invoices(customerId, { limit: 4, after });
      pages.push(invoices.map(({ id }) => id));
      after = next ?? undefined;
    } while (after !== undefined);
    expect(pages).toEqual([all.slice(0, 4), all.slice(4)]);
    expect(await world.payments.invoices(customerId, { limit: 4, after: "in_unknown" })).toEqual({
      invoices: [],
      next: null,
    });
  });

  it("stores a changed email, and ignores one of a deleted customer", async () => {
    const world = await open();
    const { customerId, ...customer } = await customerWith(world, "visa");
    await subscribed(world, { customerId, ...customer });
    const holder = { email: "maya@new.example", fullname: "Maya Torres" };
    await world.payments.updateHolder(customerId, holder);
    await world.payments.updateHolder(customerId, holder);
    expect(await world.emailOf(customerId)).toBe("maya@new.example");
    await world.payments.forget(customerId);
    await world.payments.updateHolder(customerId, holder);
    expect(await world.emailOf(customerId)).toBeUndefined();
  });

  it("sends signed webhooks about cards and subscriptions, and one about each paid invoice", async () => {
    const world = await open();
    const customer = await customerWith(world, "visa");
    const { id: subscriptionId } = await subscribed(world, customer, 3);
    const first = await eventsOf(world, customer.customerId);
    expect(first.map(({ kind }) => kind)).toContain("card");
    expect(first.filter(({ kind }) => kind === "invoicePaid")).toEqual([]);
    world.pass(3);
    const renewal = await eventsOf(world, customer.customerId);
    const [invoice] = await invoicesOf(world, customer.customerId);
    const { customerId } = customer;
    expect(renewal).toContainEqual(expect.objectContaining({ kind: "subscription", customerId, subscriptionId }));
    const receipts = renewal.filter(({ kind }) => kind === "invoicePaid");
    expect(receipts).toEqual([
      { id: expect.any(String), kind: "invoicePaid", customerId, subscriptionId, invoiceId: invoice?.id },
    ]);
    expect(await eventsOf(world, customer.customerId)).toEqual([]);
  });

  it("rejects webhooks that are modified, unsigned or old", async () => {
    const world = await open();
    const { customerId } = await customerWith(world, "visa");
    const [webhook] = await world.webhooks(customerId);
    if (!webhook) throw new Error("no webhook");
    const { body, headers } = webhook;
    expect(await world.payments.readEvent(body, headers)).not.toBeNull();
    expect(await world.payments.readEvent(body.replace(customerId, "cus_other"), headers)).toBeNull();
    expect(await world.payments.readEvent(body, new Headers())).toBeNull();
    expect(await world.payments.readEvent("no JSON", headers)).toBeNull();
    world.pass(1);
    expect(await world.payments.readEvent(body, headers)).toBeNull();
  });
}
