import { listInvoices } from "@trellis/contract/billing";
import { createSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import { checkSession } from "@trellis/contract/account";
import type { TestClient } from "./test-client.ts";

export const works = "pm_sandbox_visa_4242abcd";
export const otherCard = "pm_sandbox_amex_1234abcd";
export const failsLater = "pm_sandbox_chargeCustomerFail_0341abcd";

/** Enters a card, as the payment dialog does. */
export async function saveCard({ send }: TestClient, paymentMethodId = works): Promise<void> {
  await send(createSetupIntent, {});
  await send(savePaymentMethod, { body: { paymentMethodId } });
}

export const userOf = async ({ send }: TestClient) => (await send(checkSession, {})).user;

/** Returns the amounts that were charged, in dollars, oldest first. */
export async function chargesOf({ send }: TestClient): Promise<number[]> {
  const { invoices } = await send(listInvoices, {});
  return invoices
    .filter(({ status }) => status === "paid")
    .map(({ amount }) => amount)
    .toReversed();
}
