import type { PaymentEvent } from "@trellis/server-core/ports/payments";
import type { PaymentsWorld } from "./world.ts";

export const day = 86_400_000;
let cards = 0;
/** Returns the id of a new test card, which the browser would create. */
export const newCard = (kind: string): string => `pm_sandbox_${kind}_n${String((cards += 1)).padStart(5, "0")}`;
let keys = 0;
export const newKey = (): string => `key-${(keys += 1)}`;
let accounts = 0;

/** Returns a new customer with an open setup intent. */
export async function newCustomer({ payments }: PaymentsWorld) {
  const accountId = `account${(accounts += 1)}`;
  const holder = {
    accountId,
    email: "maya@example.com",
    fullname: "Maya Torres",
    language: "fr",
    customerId: null,
  } as const;
  const { customerId, id } = await payments.createSetup(holder, newKey());
  return { customerId, setupIntentId: id, accountId };
}

/** Returns the id of another setup intent for a customer. */
export async function setUpAgain({ payments }: PaymentsWorld, accountId: string, customerId: string) {
  const holder = { accountId, email: "maya@example.com", fullname: "Maya Torres", language: "fr", customerId } as const;
  return (await payments.createSetup(holder, newKey())).id;
}

/** Returns a customer with a saved card. */
export async function customerWith(world: PaymentsWorld, kind: string) {
  const { accountId, ...setup } = await newCustomer(world);
  const paymentMethodId = newCard(kind);
  const saved = await world.payments.saveCard({ ...setup, paymentMethodId }, newKey());
  if (saved.is === "actionRequired") {
    await world.authenticate(saved.clientSecret, "approved");
    await world.payments.saveCard({ ...setup, paymentMethodId }, newKey());
  }
  return { accountId, customerId: setup.customerId, paymentMethodId };
}

type Customer = Awaited<ReturnType<typeof customerWith>>;

/** Starts a weekly subscription. */
export async function subscribed(world: PaymentsWorld, { customerId, paymentMethodId }: Customer, trialDays = 0) {
  const order = { customerId, paymentMethodId, planId: "plan_weekly", trialDays };
  const result = await world.payments.subscribe(order, newKey());
  if (result.is !== "started") throw new Error(JSON.stringify(result));
  return result.subscription;
}

/** Returns the verified events of a customer since the last call. */
export async function eventsOf(world: PaymentsWorld, customerId: string): Promise<PaymentEvent[]> {
  const sent = await world.webhooks(customerId);
  const read = await Promise.all(sent.map(({ body, headers }) => world.payments.readEvent(body, headers)));
  return read.filter((event) => event !== null);
}

/** Returns the newest invoices of a customer. */
export const invoicesOf = async ({ payments }: PaymentsWorld, customerId: string) =>
  (await payments.invoices(customerId, { limit: 24 })).invoices;

/** Returns the paid amounts of a customer, newest first. */
export const paid = async (world: PaymentsWorld, customerId: string) =>
  (await invoicesOf(world, customerId)).filter(({ status }) => status === "paid").map(({ cents }) => cents);
