import { expect } from "vitest";
import { accountIdIn, billingAddress, postTo } from "./requests.ts";
import { createRandom } from "./random.ts";
import type { Charge, RandomWorld } from "./random-worlds.ts";
import type { SentWebhook } from "./world.ts";

const second = 1000;
const hour = 3_600_000;
const day = 24 * hour;
const steps = 25;
const plans = ["plan_weekly", "plan_monthly", "plan_yearly"];
const kinds = ["visa", "visa", "mastercard", "chargeCustomerFail", "chargeDeclined", "authenticationRequired"];

/** Returns pairs of charges for the same time: the same period twice, or overlapping periods of two subscriptions. */
const doubleCharges = (charges: readonly Charge[]): Charge[][] =>
  charges.flatMap((one, index) =>
    charges
      .slice(index + 1)
      .filter(({ subscription, from, to }) =>
        subscription === one.subscription ? from === one.from && to === one.to : from < one.to && one.from < to,
      )
      .map((other) => [one, other]),
  );

/**
 * Makes random clicks, failures and jumps in time. At any time, at most one subscription may run and each period may be
 * charged once; at the end, exactly one runs, and the server knows its plan.
 */
async function interleave(open: (seed: number) => Promise<RandomWorld>, seed: number): Promise<void> {
  const random = createRandom(seed);
  const provider = await open(seed);
  const { world } = provider;
  // Without a trial, the first period is charged at once.
  if (seed % 2 === 1) world.ports.trials.claim = () => Promise.resolve(false);
  let cards = 0;
  let secret = "";
  const waiting: SentWebhook[] = [];

  let prorationDate: string | undefined;

  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${world.token}` };
    const response = await world.fetch(new Request(billingAddress(path), { headers }));
    return { status: response.status, ...((await response.json()) as { prorationDate?: string }) };
  };
  const post = async (path: string, body: object = {}) => {
    const { status, reply } = await postTo(world, path, body);
    // Outages of the provider cause a 502 or 503; a 500 is always a bug in the server.
    if (status === 500) throw new Error(`${path} replied 500: ${JSON.stringify(world.logs.at(-1))}`);
    secret = reply.requiresAction?.clientSecret ?? secret;
    return { status, ...reply };
  };
  const saveCard = async (kind: string) => {
    await post("/payment/create-setup-intent");
    const paymentMethodId = `pm_sandbox_${kind}_c${seed}n${(cards += 1)}`;
    const { requiresAction } = await post("/payment/save-method", { paymentMethodId });
    if (!requiresAction || random.chance(0.3)) return;
    await provider.authenticate(requiresAction.clientSecret, random.chance(0.8) ? "approved" : "declined");
    await post("/payment/save-method", { paymentMethodId });
  };
  const changePlan = async (planId: string) => {
    // Sometimes the price that was shown is outdated.
    if (prorationDate === undefined || random.chance(0.7)) {
      ({ prorationDate } = await get(`/payment/plan-change-preview?planId=${planId}`));
    }
    await post("/payment/change-plan", { planId, prorationDate });
  };
  const deliver = async (sent: SentWebhook) =>
    world.fetch(new Request(billingAddress("/payment/webhook"), { method: "POST", ...sent }));

  const clicks = [
    () => saveCard(random.one(kinds)),
    () => post("/payment/confirm", { planId: random.one(plans) }),
    () => post("/payment/confirm", { planId: random.one(plans) }),
    () => changePlan(random.one(plans)),
    () => post("/payment/cancel"),
    () => post("/payment/resume"),
    () => provider.authenticate(secret, random.chance(0.8) ? "approved" : "declined"),
  ];
  const others = [
    async () => provider.pass(random.one([hour, day, 3 * day, 8 * day, 40 * day])),
    async () => {
      const away = random.one([-20 * day, -day, hour, 3 * day, 30 * day]);
      provider.jump(away);
      await random.one(clicks)();
      provider.jump(-away);
    },
    async () => {
      waiting.push(...(await provider.webhooks()));
      const chosen = waiting.filter(() => random.chance(0.6)).toSorted(() => random.below(3) - 1);
      for (const sent of chosen) await deliver(sent);
      if (random.chance(0.3)) waiting.splice(0);
    },
  ];

  const check = async () => {
    const { running, charges } = await provider.facts();
    expect(running.length, "running subscriptions").toBeLessThanOrEqual(1);
    expect(doubleCharges(charges), "periods charged twice").toEqual([]);
  };
  for (let step = 0; step < steps; step += 1) {
    provider.pass(second);
    if (random.chance(0.2)) provider.fault = random.one(["lost request", "lost reply", "server error"] as const);
    if (random.chance(0.35)) await random.one(others)();
    else if (random.chance(0.2)) await Promise.all([random.one(clicks)(), random.one(clicks)()]);
    else {
      const click = random.one(clicks);
      // Sometimes the user double-clicks.
      await (random.chance(0.2) ? Promise.all([click(), click()]) : click());
    }
    await check();
  }

  // At the end, the user pays with a valid card, and all webhooks arrive.
  provider.fault = null;
  provider.pass(2 * hour);
  await saveCard("visa");
  await post("/payment/confirm", { planId: "plan_monthly" });
  for (const sent of [...waiting, ...(await provider.webhooks())]) await deliver(sent);
  // Viewing the subscription makes up for webhooks that never arrived.
  expect((await get("/payment/subscription")).status).toBe(200);
  await check();
  const { running } = await provider.facts();
  expect(running, "the last subscription").toHaveLength(1);
  const known = await world.ports.subscriptions.latest(await accountIdIn(world));
  expect(known?.endedAt, "the end of the subscription the server knows").toBeNull();
  expect(known?.plan.id, "the plan the server knows").toBe(running[0]);
}

/** Runs many random sequences, and reports the seed of the first one that fails. */
export async function interleaveAll(
  open: (seed: number) => Promise<RandomWorld>,
  { from, count }: { from: number; count: number },
): Promise<void> {
  for (let seed = from; seed < from + count; seed += 1) {
    await interleave(open, seed).catch((cause: unknown) => {
      throw new Error(`seed ${seed}: ${String(cause)}`, { cause });
    });
  }
}
