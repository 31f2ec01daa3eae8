import { logIn, register } from "@trellis/contract/account";
import { readBilling } from "@trellis/contract/billing";
import { listInvoices } from "@trellis/contract/invoices";
import { createSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { confirmSubscription } from "@trellis/contract/subscription";
import type { Payments } from "@trellis/server-core/ports/payments";
import { expect, it } from "vitest";
import { type RandomWorld, randomSandbox, randomStripe } from "./payments/random-worlds.ts";
import { clientOf, day, type TestClient } from "./test-client.ts";

const minute = 60_000;
const email = "owner@example.com";
const strangersPassword = "strangers-passphrase";
const ownersPassword = "owners-passphrase";
const planId = "plan_monthly";

async function subscribe({ send }: TestClient, paymentMethodId: string): Promise<void> {
  await send(createSetupIntent, {});
  await send(savePaymentMethod, { body: { paymentMethodId } });
  await send(confirmSubscription, { body: { planId } });
}

/** Resets the password with the code that only the owner of the address can read. */
async function resetAsOwner({ send, world }: TestClient): Promise<void> {
  await send(forgotPassword, { body: { email } });
  const otp = /\d{6}/.exec(world.mailer.mails.at(-1)?.subject ?? "")?.[0] ?? "";
  const { resetToken } = await send(verifyCode, { body: { email, otp } });
  const body = { resetToken, newPassword: ownersPassword, confirmPassword: ownersPassword };
  await send(resetPassword, { body });
}

/** Makes the call with the number `failing` to the card provider fail, before or after it takes effect (0: none). */
function failAt(payments: Payments, failing: number, isDone: boolean): Payments {
  let calls = 0;
  return new Proxy(payments, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== "function" || name === "readEvent" || name === "run") return value;
      return async (...values: unknown[]): Promise<unknown> => {
        const fails = (calls += 1) === failing;
        if (fails && !isDone) throw new Error("lost request");
        const result: unknown = await (Reflect.apply(value, target, values) as Promise<unknown>);
        if (fails) throw new Error("lost reply");
        return result;
      };
    },
  });
}

async function takeOver(provider: RandomWorld, failing: number, isDone: boolean): Promise<void> {
  const { world } = provider;
  const { ports } = world;
  const client = clientOf(world, null);
  const stranger = { fullname: "Stranger", email, password: strangersPassword, confirmPassword: strangersPassword };
  await client.send(register, { body: stranger });
  client.token = (await client.send(logIn, { body: { email, password: strangersPassword } })).token;
  await subscribe(client, "pm_sandbox_visa_stranger1");
  const { id = "" } = (await ports.accounts.recipient(email)) ?? {};
  const { customerId } = await ports.wallets.read(id);
  provider.pass(4 * day);
  await client.send(readBilling, {});
  const { charges } = await provider.facts();

  const { payments } = ports;
  ports.payments = failAt(payments, failing, isDone);
  await resetAsOwner(client);
  provider.pass(minute);
  await client.raw("/health");
  ports.payments = payments;
  expect((await payments.latest(customerId ?? ""))?.status ?? "ended").toBe("ended");
  const told = world.mailer.mails.filter(({ text }) => text.includes("It may be someone else’s card"));
  expect(told).toMatchObject([{ to: { address: email } }]);
  provider.pass(40 * day);
  expect(await provider.facts()).toEqual({ running: [], charges });

  // The owner can neither see nor use the stranger's data.
  client.token = (await client.send(logIn, { body: { email, password: ownersPassword } })).token;
  expect(await client.send(readBilling, {})).toMatchObject({ card: null });
  expect((await client.send(listInvoices, { query: {} })).invoices).toEqual([]);
  await subscribe(client, "pm_sandbox_mastercard_owner1");
  expect((await ports.wallets.read(id)).customerId).not.toBe(customerId);
  for (const { body, headers } of await provider.webhooks()) {
    await client.raw("/api/v1/payment/webhook", { method: "POST", body, headers });
  }
  expect(await ports.subscriptions.latest(id)).toMatchObject({ endedAt: null, plan: { id: planId } });
}

it.each([
  { name: "sandbox", open: randomSandbox },
  { name: "Stripe", open: randomStripe },
])("a password reset by the owner of the email ends a stranger's subscription: $name", async ({ open }) => {
  for (const [failing, isDone] of [
    [0, false],
    [1, false],
    [2, false],
    [2, true],
    [3, false],
    [3, true],
  ] as const) {
    await expect(takeOver(await open(1), failing, isDone)).resolves.toBeUndefined();
  }
});
