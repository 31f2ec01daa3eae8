import { logIn, register } from "@trellis/contract/account";
import { deleteAccount } from "@trellis/contract/account-data";
import { readBilling } from "@trellis/contract/billing";
import { cancelSubscription } from "@trellis/contract/cancellation";
import { basePath } from "@trellis/contract/call";
import { createSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import { changeEmail, verifyEmail } from "@trellis/contract/email";
import { confirmSubscription } from "@trellis/contract/subscription";
import { describe, expect, it, vi } from "vitest";
import { chargesOf, otherCard, saveCard, userOf, works } from "./billing-client.ts";
import { type TestClient, clientOf, createClient, day, json, linkTo } from "./test-client.ts";

const monthly = { body: { planId: "plan_monthly" } };
const billingOf = async ({ send }: TestClient) => send(readBilling, {});

/** Returns a client of the same world with another token. */
const withToken = ({ world }: TestClient, token: string): TestClient => clientOf(world, token);

describe("a confirmation with an unknown outcome", () => {
  it.each(["before the provider starts it", "after the provider started it"])(
    "starts one subscription when it is repeated: connection lost %s",
    async (moment) => {
      const client = await createClient("unsubscribed");
      await saveCard(client);
      const { payments } = client.world.ports;
      const real = { ...payments };
      payments.subscribe = async (...input) => {
        if (moment.startsWith("after")) await real.subscribe(...input);
        throw new Error("connection lost");
      };
      expect(await client.failureOf(confirmSubscription, monthly)).toMatchObject({ status: 502 });
      Object.assign(payments, real);
      const started = { message: "You are subscribed. The first 3 days are free." };
      expect(await client.send(confirmSubscription, monthly)).toEqual(started);
      expect(await client.send(confirmSubscription, monthly)).toEqual(started);
      expect(client.world.logs.filter(({ event }) => event === "subscription started")).toHaveLength(1);
    },
  );

  it("uses one idempotency key until the outcome is known", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    const down = vi.spyOn(client.world.ports.payments, "subscribe").mockRejectedValue(new Error("down"));
    for (let times = 0; times < 3; times += 1) await client.failureOf(confirmSubscription, monthly);
    expect(new Set(down.mock.calls.map(([, key]) => key)).size).toBe(1);
  });

  it("charges once for twenty simultaneous calls without a trial, half of them for another plan", async () => {
    const client = await createClient("newcomer");
    await client.send(cancelSubscription, {});
    client.world.clock.advance(2 * day);
    await userOf(client);
    const plans = ["plan_weekly", "plan_monthly"];
    const started = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        client.send(confirmSubscription, { body: { planId: plans[index % 2] ?? "" } }),
      ),
    );
    expect(started.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(await chargesOf(client)).toHaveLength(1);
  });
});

describe("3-D Secure", () => {
  const confirm = (client: TestClient, clientSecret: string, outcome: string) =>
    client.raw(`${basePath}/sandbox/card-confirmations`, json({ clientSecret, outcome }));

  it("saves a card after its owner has approved, and not before", async () => {
    const client = await createClient("unsubscribed");
    const save = { body: { paymentMethodId: "pm_sandbox_authenticationRequiredOnSetup_3155abcd" } };
    await client.send(createSetupIntent, {});
    const first = await client.send(savePaymentMethod, save);
    expect(first.message).toBeUndefined();
    expect(await client.send(savePaymentMethod, save)).toEqual(first);
    expect(await client.failureOf(confirmSubscription, monthly)).toMatchObject({ status: 409 });
    const secret = first.requiresAction?.clientSecret ?? "";
    expect((await confirm(client, secret, "approved")).status).toBe(200);
    expect((await confirm(client, secret, "declined")).status).toBe(404);
    expect(await client.send(savePaymentMethod, save)).toEqual({ message: "Card saved." });
    await client.send(confirmSubscription, monthly);
  });

  it("refuses a card if its owner does not approve it, and can be tried again", async () => {
    const client = await createClient("unsubscribed");
    const save = { body: { paymentMethodId: "pm_sandbox_authenticationRequiredOnSetup_3155abcd" } };
    await client.send(createSetupIntent, {});
    const { requiresAction } = await client.send(savePaymentMethod, save);
    await confirm(client, requiresAction?.clientSecret ?? "", "declined");
    expect(await client.failureOf(savePaymentMethod, save)).toMatchObject({ status: 402 });
    expect((await client.send(savePaymentMethod, save)).requiresAction).toBeTruthy();
  });

  it("starts a paid subscription after its owner has approved the payment", async () => {
    const client = await createClient("newcomer");
    await client.send(cancelSubscription, {});
    client.world.clock.advance(2 * day);
    await client.send(createSetupIntent, {});
    const save = { body: { paymentMethodId: "pm_sandbox_authenticationRequired_3184abcd" } };
    const saving = await client.send(savePaymentMethod, save);
    await confirm(client, saving.requiresAction?.clientSecret ?? "", "approved");
    await client.send(savePaymentMethod, save);
    const paying = await client.send(confirmSubscription, monthly);
    expect(await userOf(client)).toMatchObject({ isSubscribed: false });
    await confirm(client, paying.requiresAction?.clientSecret ?? "", "approved");
    await client.send(confirmSubscription, monthly);
    expect(await userOf(client)).toMatchObject({ isSubscribed: true });
    expect(await chargesOf(client)).toEqual([12]);
  });
});

it("an account can try to save a card sixty times an hour", async () => {
  const client = await createClient("unsubscribed");
  await client.send(createSetupIntent, {});
  const save = { body: { paymentMethodId: "pm_sandbox_chargeDeclined_0002abcd" } };
  for (let tries = 0; tries < 60; tries += 1) {
    expect(await client.failureOf(savePaymentMethod, save)).toMatchObject({ status: 402 });
  }
  expect(await client.failureOf(savePaymentMethod, save)).toMatchObject({ status: 429 });
});

describe("another account's card", () => {
  it("cannot be saved", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    const stranger = withToken(client, client.world.personas.newcomer.token ?? "");
    await stranger.send(createSetupIntent, {});
    const save = { body: { paymentMethodId: works } };
    expect(await stranger.failureOf(savePaymentMethod, save)).toMatchObject({ status: 402 });
  });
});

describe("the free trial", () => {
  /** Opens another account in the client's world. */
  async function signUp(client: TestClient, email: string): Promise<TestClient> {
    const account = { fullname: "Noah Again", email, password: "early-squats-7" };
    await client.send(register, { body: { ...account, confirmPassword: account.password } });
    const { token } = await client.send(logIn, { body: account });
    return withToken(client, token ?? "");
  }

  it("is given once per card, and the reply to a second account says so", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client, `${works}-1`);
    await client.send(confirmSubscription, monthly);
    const second = await signUp(client, "noah.again@example.com");
    expect(await billingOf(second)).toMatchObject({ hasTrial: true });
    await saveCard(second, `${works}-2`);
    expect(await billingOf(second)).toMatchObject({ hasTrial: false });
    expect((await second.send(confirmSubscription, monthly)).message).toMatch(/so your card has been charged\.$/);
    expect(await chargesOf(second)).toEqual([12]);
    expect(await userOf(second)).toMatchObject({ isSubscribed: true, trialEndsAt: undefined });
  });

  it("is given to an account with an unverified email and a new card", async () => {
    const client = await createClient("unsubscribed");
    const second = await signUp(client, "noah.again@example.com");
    await saveCard(second, otherCard);
    await second.send(confirmSubscription, monthly);
    expect(await chargesOf(second)).toEqual([]);
  });

  /** Uses the trial with an unverified email, and then verifies the email. */
  async function trialBeforeProof(): Promise<TestClient> {
    const client = await signUp(await createClient(), "noah.again@example.com");
    await saveCard(client, works);
    await client.send(confirmSubscription, monthly);
    await client.send(verifyEmail, { body: { token: linkTo("noah.again@example.com", client) } });
    return client;
  }

  /** Returns the charges of another account with the same verified email and another card. */
  async function chargesAgain(client: TestClient): Promise<number[]> {
    const again = await signUp(client, "noah.again@example.com");
    await again.send(verifyEmail, { body: { token: linkTo("noah.again@example.com", again) } });
    expect(await billingOf(again)).toMatchObject({ hasTrial: false });
    await saveCard(again, otherCard);
    await again.send(confirmSubscription, monthly);
    return chargesOf(again);
  }

  it("is given once per verified email, even after the account was deleted", async () => {
    const client = await trialBeforeProof();
    await client.send(deleteAccount, {});
    client.world.clock.advance(7 * day);
    await client.raw("/health");
    expect(await chargesAgain(client)).toEqual([12]);
  });

  it("is given once per verified email, even after the account has another email", async () => {
    const client = await trialBeforeProof();
    await client.send(changeEmail, { body: { email: "noah.new@example.com" } });
    await client.send(verifyEmail, { body: { token: linkTo("noah.new@example.com", client) } });
    expect(await chargesAgain(client)).toEqual([12]);
  });
});
