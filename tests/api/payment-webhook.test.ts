import { readBilling, webhookPath } from "@trellis/contract/billing";
import { cancelSubscription, resumeSubscription } from "@trellis/contract/cancellation";
import { basePath } from "@trellis/contract/call";
import { confirmSubscription } from "@trellis/contract/subscription";
import { describe, expect, it, vi } from "vitest";
import { otherCard, saveCard, userOf } from "./billing-client.ts";
import { randomSandbox, randomStripe } from "./payments/random-worlds.ts";
import { accountIdIn, postTo } from "./payments/requests.ts";
import { type TestClient, createClient, start } from "./test-client.ts";

const day = 86_400_000;
const monthly = { body: { planId: "plan_monthly" } };
const billingOf = async ({ send }: TestClient) => send(readBilling, {});

it.each([
  ["the sandbox", randomSandbox],
  ["Stripe", randomStripe],
])("a webhook of %s alone stores the new state and sends the receipt", async (_name, open) => {
  const { world, pass, webhooks } = await open(1);
  const paymentMethodId = "pm_sandbox_visa_4242abcd";
  await postTo(world, "/payment/create-setup-intent", {});
  await postTo(world, "/payment/save-method", { paymentMethodId });
  await postTo(world, "/payment/confirm", { planId: "plan_monthly" });
  await webhooks();
  const accountId = await accountIdIn(world);
  const stored = async () => world.ports.subscriptions.latest(accountId);
  const trial = await stored();
  pass(4 * day);
  expect(await stored()).toEqual(trial);
  for (const sent of await webhooks())
    await world.fetch(new Request(`https://trellis.test${basePath}${webhookPath}`, { method: "POST", ...sent }));
  const paid = await stored();
  expect(Number(paid?.periodEndsAt)).toBeGreaterThan(Number(trial?.periodEndsAt));
  expect(world.mailer.mails.at(-1)?.subject).toMatch(/receipt/i);
});

describe("paymentWebhook", () => {
  /** Records the webhooks of the sandbox, which can be sent again. */
  function recordWebhooks({ world, raw }: TestClient) {
    const sent: { body: string; headers: Headers }[] = [];
    const { payments } = world.ports;
    const real = { ...payments };
    payments.run = async (customerId, deliver) =>
      real.run?.(customerId, async (webhook) => {
        sent.push({ body: await webhook.clone().text(), headers: webhook.headers });
        return deliver(webhook);
      });
    const send = async (webhook: { body: string; headers: Headers } | undefined) =>
      (await raw(basePath + webhookPath, { method: "POST", ...webhook })).status;
    return { sent, send };
  }

  it("rejects a missing or forged signature, a changed body and an old webhook", async () => {
    const client = await createClient("newcomer");
    const { sent, send } = recordWebhooks(client);
    await client.send(cancelSubscription, {});
    const { body = "", headers = new Headers() } = sent[0] ?? {};
    const signature = headers.get("trellis-sandbox-signature") ?? "";
    const forged = (text: string) => new Headers({ "trellis-sandbox-signature": text });
    expect(await send({ body, headers: new Headers() })).toBe(400);
    expect(await send({ body, headers: forged(signature.replace(/.$/, (last) => (last === "0" ? "1" : "0"))) })).toBe(
      400,
    );
    expect(await send({ body: body.replace("subscription", "invoicePaid"), headers })).toBe(400);
    expect(await send({ body, headers })).toBe(200);
    client.world.clock.advance(301_000);
    expect(await send({ body, headers })).toBe(400);
    expect((await client.raw(basePath + webhookPath)).status).toBe(405);
  });

  it("handles a repeated webhook once, and tolerates earlier webhooks that arrive late", async () => {
    const client = await createClient("newcomer");
    const { sent, send } = recordWebhooks(client);
    await client.send(cancelSubscription, {});
    await client.send(resumeSubscription, {});
    const before = { billing: await billingOf(client), mails: client.world.mailer.mails.length };
    for (const webhook of sent.toReversed()) expect(await send(webhook)).toBe(200);
    expect({ billing: await billingOf(client), mails: client.world.mailer.mails.length }).toEqual(before);
  });

  it("is not needed to find a subscription that was started but not stored: reading the subscription finds it", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    const { payments, subscriptions } = client.world.ports;
    const mirror = vi.spyOn(subscriptions, "mirror").mockRejectedValue(new Error("the server stopped here"));
    payments.run = () => Promise.resolve();
    expect(await client.failureOf(confirmSubscription, monthly)).toMatchObject({ status: 500 });
    mirror.mockRestore();
    expect(await userOf(client)).toMatchObject({ isSubscribed: false });
    await billingOf(client);
    expect(await userOf(client)).toMatchObject({ isSubscribed: true });
  });

  it("is not needed for a receipt, which is sent once, even if the webhook arrives days later", async () => {
    const client = await createClient("newcomer");
    const { clock, mailer, ports } = client.world;
    const receipts = () => mailer.mails.filter(({ text }) => text.includes("/sandbox/receipts?invoice="));
    const lost = vi.spyOn(ports.payments, "run").mockResolvedValue();
    clock.advance(4 * day);
    await billingOf(client);
    expect(receipts()).toHaveLength(0);
    clock.advance(day / 12);
    await billingOf(client);
    expect(receipts()).toHaveLength(1);
    lost.mockRestore();
    const { sent } = recordWebhooks(client);
    clock.advance(3 * day);
    await client.send(cancelSubscription, {});
    await billingOf(client);
    expect(sent.map(({ body }) => body)).toContainEqual(expect.stringContaining("invoicePaid"));
    expect(receipts()).toHaveLength(1);
  });

  it("is accepted when it is repeated after an outage of the card provider, and when its customer is unknown", async () => {
    const client = await createClient("newcomer");
    const { sent, send } = recordWebhooks(client);
    const { payments, wallets } = client.world.ports;
    await client.send(cancelSubscription, {});
    const down = vi.spyOn(payments, "read").mockRejectedValue(new Error("down"));
    expect(await client.failureOf(resumeSubscription, {})).toMatchObject({ status: 502 });
    down.mockRestore();
    expect((await billingOf(client)).subscription).toMatchObject({ status: "trialing" });
    expect(await send(sent.at(-1))).toBe(200);
    vi.spyOn(wallets, "ownerOf").mockResolvedValue(null);
    client.world.clock.advance(60_000);
    await client.send(cancelSubscription, {});
    expect(await send(sent.at(-1))).toBe(200);
  });

  it("stores a card that the bank has renewed, unless the user has saved another card in the meantime", async () => {
    const client = await createClient("newcomer");
    const { ports } = client.world;
    const [paymentMethodId, third] = [otherCard, "pm_sandbox_mastercard_77777777"];
    const renewed = { brand: "visa", last4: "9999", expMonth: 1, expYear: 2040, fingerprint: "renewed" };
    const asked = vi.spyOn(ports.payments, "card").mockResolvedValue({ paymentMethodId, card: renewed });
    await saveCard(client, otherCard);
    expect(asked).toHaveBeenCalled();
    expect((await billingOf(client)).card).toEqual({ brand: "visa", last4: "9999", expMonth: 1, expYear: 2040 });
    asked.mockImplementation(async () => {
      const accountId = (await accountOf(client)) ?? "";
      const method = { paymentMethodId: "pm_newer", card: { ...renewed, last4: "1111", trialDigest: "" } };
      await ports.wallets.replaceMethod(accountId, third, method);
      return { paymentMethodId: third, card: renewed };
    });
    await saveCard(client, third);
    expect((await billingOf(client)).card).toMatchObject({ last4: "1111" });
  });

  it("ends the second of two subscriptions that run at once", async () => {
    const client = await createClient("newcomer");
    const { ports } = client.world;
    const { subscription } = await billingOf(client);
    const { customerId } = await ports.wallets.read((await accountOf(client)) ?? "");
    const known = await ports.payments.latest(customerId ?? "");
    if (!known) throw new Error("no subscription");
    const end = vi.spyOn(ports.payments, "end").mockResolvedValue();
    vi.spyOn(ports.payments, "latest").mockResolvedValueOnce({ ...known, id: "sub_second" });
    expect((await billingOf(client)).subscription).toMatchObject({ planId: subscription?.planId, status: "trialing" });
    expect(end.mock.calls.map(([id]) => id)).toEqual(["sub_second"]);
  });
});

const accountOf = async ({ world, token }: TestClient) => {
  const session = await world.ports.sessions.find(await world.ports.tokens.digest(token ?? ""), new Date(start));
  return session?.account.id;
};
