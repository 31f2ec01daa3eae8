import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectStripe } from "@trellis/payments/stripe/connect";
import { neededEvents } from "@trellis/payments/stripe/webhook-endpoint";
import { describeCause } from "@trellis/runtime/node-log/describe-cause";
import { afterEach, describe, expect, it } from "vitest";
import { createMemoryPorts } from "../../apps/api/src/memory/ports.ts";
import { readEnvironment } from "../../apps/api/src/environment.ts";
import { openPayments } from "../../apps/api/src/start-up/payments.ts";
import { startStripe } from "../providers/stripe/server.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Creates a folder with a web app that was built with Stripe's test keys, its live keys or no keys. */
function webFolder(keys?: "test" | "live"): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-web-"));
  closing.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "index.html"), keys ? `<meta name="stripe-keys" content="${keys}">` : "<p>Trellis</p>");
  return folder;
}

const keysOf = (mode: string) => ({ STRIPE_SECRET_KEY: `sk_${mode}_1`, STRIPE_WEBHOOK_SECRET: "whsec_1" });
const noFolder = "/does/not/exist";

async function standIn() {
  const stripe = await startStripe();
  closing.push(stripe.close);
  const { secretKey, webhookSecret, url } = stripe;
  const keys = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: url };
  return { stripe, keys };
}

const holder = {
  accountId: "a",
  email: "maya@example.com",
  fullname: "Maya Torres",
  language: "fr",
  customerId: null,
} as const;

describe("the card provider at start", () => {
  it.each([
    [{}, "test", "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set: the web app was built with"],
    [keysOf("test"), undefined, "The web app must be built with VITE_STRIPE_PUBLISHABLE_KEY"],
    [keysOf("live"), "test", "STRIPE_SECRET_KEY is a live key, but the web app was built with a test key."],
    [keysOf("test"), "live", "STRIPE_SECRET_KEY is a test key, but the web app was built with a live key."],
  ] as const)("is not opened if the keys %j don't fit the web app's keys (%s)", async (variables, built, sentence) => {
    await expect(openPayments(readEnvironment(variables), webFolder(built))).rejects.toThrow(sentence);
  });

  it("is the sandbox without keys", async () => {
    const { kind, about, create } = await openPayments(readEnvironment({}), webFolder());
    expect([kind, about]).toEqual(["sandbox", "no money is charged; test card 4242 4242 4242 4242"]);
    expect(create(createMemoryPorts()).payments.isTest).toBe(true);
  });

  it.each([
    ["sk_test_1", true],
    ["rk_test_1", true],
    ["sk_live_1", false],
    ["rk_live_1", false],
  ])("recognizes whether %s is a test key (%s)", async (secretKey, isTest) => {
    const provider = await connectStripe({ secretKey, webhookSecret: "whsec_1" }, []);
    expect(provider.create(() => new Date()).isTest).toBe(isTest);
  });

  it("creates each plan's price in Stripe once, keeps earlier prices and accepts a matching price of the operator", async () => {
    const { stripe, keys } = await standIn();
    const { kind, about, plans } = await openPayments(readEnvironment(keys), noFolder);
    expect([kind, about]).toEqual(["real", "Stripe in test mode: no money is charged"]);
    const prices = [...stripe.store.prices.values()];
    expect(prices.map(({ lookup_key, unit_amount }) => [lookup_key, unit_amount])).toEqual(
      expect.arrayContaining([
        ["trellis_plan_weekly_400_week", 400],
        ["trellis_plan_monthly_1200_month", 1200],
        ["trellis_plan_yearly_9600_year", 9600],
      ]),
    );
    expect(new Set(plans.map(({ stripePriceId }) => stripePriceId))).toEqual(new Set(prices.map(({ id }) => id)));

    const file = join(webFolder(), "plans.json");
    // The operator renames a plan, whose product has been archived in Stripe.
    const product = stripe.store.products.get("trellis_plan_weekly");
    Object.assign(product ?? {}, { active: false });
    writeFileSync(file, JSON.stringify([{ id: "plan_weekly", name: "Sprint", price: 4, durationDays: 7 }]));
    await openPayments(readEnvironment({ ...keys, TRELLIS_PLANS: file }), noFolder);
    expect(product).toMatchObject({ active: true, name: "Sprint" });
    const ownPrice = prices.find(({ unit_amount }) => unit_amount === 9600)?.id;
    const offered = [
      { id: "plan_weekly", name: "Weekly", price: 5, durationDays: 7 },
      { id: "plan_best", name: "Best", price: 96, durationDays: 365, stripePriceId: ownPrice },
    ];
    writeFileSync(file, JSON.stringify(offered));
    const changed = await openPayments(readEnvironment({ ...keys, TRELLIS_PLANS: file }), noFolder);
    expect(stripe.store.prices.size).toBe(4);
    expect(changed.plans[1]?.stripePriceId).toBe(ownPrice);
    expect(stripe.store.prices.get(ownPrice ?? "")?.metadata).toEqual({ trellis_plan: "plan_best" });
    // The product of a price that the operator chose keeps its name.
    expect(product?.name).toBe("Weekly");
    expect(stripe.store.products.get("trellis_plan_yearly")?.name).toBe("Yearly");

    writeFileSync(file, JSON.stringify([{ ...offered[1], price: 97 }]));
    await expect(openPayments(readEnvironment({ ...keys, TRELLIS_PLANS: file }), noFolder)).rejects.toThrow(
      `The plan plan_best can’t use ${ownPrice}: it must be a Stripe price of 97 US dollars per year.`,
    );
    expect(stripe.violations).toEqual([]);
  });

  it("starts while Stripe is unavailable, and looks up the prices later", async () => {
    const { stripe, keys } = await standIn();
    stripe.faults = () => "server error";
    const opened = await openPayments(readEnvironment(keys), noFolder);
    expect(opened.about).toContain("Warning: Stripe is not responding.");
    stripe.faults = () => null;
    const { payments } = opened.create(createMemoryPorts());
    const { customerId, id: setupIntentId } = await payments.createSetup(holder, "1");
    const paymentMethodId = "pm_sandbox_visa_0001";
    await payments.saveCard({ customerId, setupIntentId, paymentMethodId }, "2");
    const order = { customerId, paymentMethodId, planId: "plan_monthly", trialDays: 3 };
    expect((await payments.subscribe(order, "3")).is).toBe("started");
  });

  it("names the events that Stripe does not send to the server's webhook", async () => {
    const { stripe, keys } = await standIn();
    const open = () =>
      openPayments(readEnvironment({ ...keys, PUBLIC_URL: "https://trellis.example" }), noFolder).then(
        ({ about }) => about,
      );
    const url = "https://trellis.example/api/v1/payment/webhook";
    expect(await open()).toContain(`Warning: Stripe does not send these events to ${url}: ${neededEvents.join(", ")}.`);
    const enabled_events = neededEvents.filter((event) => event !== "customer.updated");
    stripe.store.endpoints.push({ url, status: "enabled", enabled_events });
    expect(await open()).toContain(`to ${url}: customer.updated.`);
    stripe.store.endpoints.push({ url, status: "enabled", enabled_events: ["*"] });
    expect(await open()).not.toContain("Warning");
    stripe.faults = (route) => (route === "GET webhook_endpoints" ? "server error" : null);
    expect(await open()).not.toContain("Warning");
  });

  it("reports a wrong key at start without revealing it", async () => {
    const { keys } = await standIn();
    const wrong = readEnvironment({ ...keys, STRIPE_SECRET_KEY: "sk_test_wrong" });
    const failure = await openPayments(wrong, noFolder).catch((error: unknown) => error);
    expect(String(failure)).toContain("Invalid API Key provided: (secret)");
  });

  it("never logs keys or client secrets", async () => {
    const { stripe, keys } = await standIn();
    const { payments } = (await openPayments(readEnvironment(keys), noFolder)).create(createMemoryPorts());
    const { clientSecret } = await payments.createSetup(holder, "1");
    stripe.message = `No such thing: ${clientSecret} ${stripe.secretKey} ${stripe.webhookSecret}`;
    const failure = await payments.createSetup(holder, "2").catch((error: unknown) => error);
    const logged = JSON.stringify(describeCause(failure));
    expect(logged).toContain("No such thing: seti_");
    for (const secret of [clientSecret, stripe.secretKey, stripe.webhookSecret]) expect(logged).not.toContain(secret);
  });
});
