import { listInvoices } from "@trellis/contract/invoices";
import { createSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import { checkSession } from "@trellis/contract/account";
import type { TestClient } from "./test-client.ts";

export const works = "pm_sandbox_visa_4242abcd";
export const otherCard = "pm_sandbox_amex_1234abcd";
export const failsLater = "pm_sandbox_chargeCustomerFail_0341abcd";

/** Saves a card, as the payment dialog does. */
export async function saveCard({ send }: TestClient, paymentMethodId = works): Promise<void> {
  await send(createSetupIntent, {});
  await send(savePaymentMethod, { body: { paymentMethodId } });
}

export const userOf = async ({ send }: TestClient) => (await send(checkSession, {})).user;

/** Returns the amounts that were charged, in dollars, oldest first. */
export async function chargesOf({ send }: TestClient): Promise<number[]> {
  const { invoices } = await send(listInvoices, { query: {} });
  return invoices
    .filter(({ status }) => status === "paid")
    .map(({ amount }) => amount)
    .toReversed();
}

/** Gives the card provider `count` invoices, numbered from 1. */
export function withInvoices({ world }: TestClient, count: number): void {
  const invoices = Array.from({ length: count }, (_each, index) => ({
    id: `in_${count - index}`,
    number: String(count - index),
    createdAt: world.clock.now(),
    paidAt: world.clock.now(),
    cents: 1200,
    planName: null,
    status: "paid" as const,
    url: null,
  }));
  world.ports.payments.invoices = async (_customerId, { limit, after }) => {
    const from = invoices.findIndex(({ id }) => id === after) + 1;
    const page = invoices.slice(from, from + limit);
    return { invoices: page, next: from + limit < count ? (page.at(-1)?.id ?? null) : null };
  };
}
