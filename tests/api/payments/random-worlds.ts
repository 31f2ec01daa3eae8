import { createMemoryWorld, type MemoryWorld } from "@trellis/api/memory";
import type { SandboxCustomer } from "@trellis/payments/sandbox/customer";
import type { SandboxPayments } from "@trellis/payments/sandbox/sandbox-payments";
import { connectStripe } from "@trellis/payments/stripe/connect";
import type { Payments } from "@trellis/server-core/ports/payments";
import { defaultPlans } from "../../../apps/api/src/rules/plans.ts";
import { createStripeStandIn } from "../../providers/stripe/stand-in.ts";
import { accountIdIn } from "./requests.ts";
import type { SentWebhook } from "./world.ts";

/** The failure of a request to the card provider. */
type Fault = "lost request" | "lost reply" | "server error";

/** A server with a card provider that can fail. */
export interface RandomWorld {
  world: MemoryWorld;
  /** The fault of the next request to the provider. */
  fault: Fault | null;
  /** Lets time pass for the server and the provider, in milliseconds. */
  pass: (ms: number) => void;
  /** Lets only the server's clock jump. */
  jump: (ms: number) => void;
  authenticate: (clientSecret: string, outcome: "approved" | "declined") => Promise<boolean>;
  /** Returns the webhooks that were sent since the last call. */
  webhooks: () => Promise<SentWebhook[]>;
  /** Returns what the provider knows: running subscriptions, and the periods that were charged. */
  facts: () => Promise<{ running: string[]; charges: Charge[] }>;
}

/** A charged period; the unit of its times depends on the provider. */
export interface Charge {
  subscription: string;
  from: number;
  to: number;
}

/**
 * Returns the charges with the ends of their periods. A plan change credits the rest of the old period, which then ends
 * when the next period of the subscription starts. `starts` has the starts of all its periods, also of those paid by credit.
 */
const untilNext = (charges: readonly Charge[], starts: readonly Omit<Charge, "to">[]): Charge[] =>
  charges.map(({ subscription, from, to }) => {
    const next = starts.filter((start) => start.subscription === subscription && start.from > from);
    return { subscription, from, to: Math.min(to, ...next.map((start) => start.from)) };
  });

const start = "2026-11-02T09:00:00.000Z";
const createServer = (seed: number) => createMemoryWorld({ persona: "unsubscribed", now: start, seed });

export async function randomSandbox(seed: number): Promise<RandomWorld> {
  const world = await createServer(seed);
  // The in-memory server's card provider is the sandbox.
  const sandbox = world.ports.payments as SandboxPayments;
  const accountId = await accountIdIn(world);
  const customer = async () => (await world.ports.wallets.read(accountId)).customerId ?? "";
  const sent: SentWebhook[] = [];
  const random: RandomWorld = {
    world,
    fault: null,
    pass: (ms) => world.clock.advance(ms),
    jump: (ms) => world.clock.jump(ms),
    authenticate: (secret, outcome) => sandbox.confirm(secret, outcome),
    webhooks: async () => {
      const customerId = await customer();
      await sandbox.latest(customerId);
      await world.ports.payments.run?.(customerId, async () => new Response());
      return sent.splice(0);
    },
    facts: async () => {
      const stored = await world.ports.sandboxDocuments.read(await customer());
      const { subscriptions = [], invoices = [] } = (stored?.state ?? {}) as Partial<SandboxCustomer>;
      const paid = invoices.filter(({ status, cents }) => status === "paid" && cents > 0);
      const charges = paid.map(({ subscriptionId: subscription, from, to }) => ({ subscription, from, to }));
      // A change that only leaves credit writes no invoice.
      const current = subscriptions.map(({ id: subscription, periodStartsAt: from }) => ({ subscription, from }));
      const invoiced = invoices.map(({ subscriptionId: subscription, from }) => ({ subscription, from }));
      return {
        running: subscriptions.filter(({ endedAt }) => endedAt === null).map(({ plan }) => plan.id),
        charges: untilNext(charges, [...current, ...invoiced]),
      };
    },
  };
  const collect: NonNullable<Payments["run"]> = (id, _deliver) =>
    sandbox.run?.(id, async (request) => {
      sent.push({ body: await request.text(), headers: request.headers });
      return new Response();
    }) ?? Promise.resolve();
  world.ports.payments = failing({ ...sandbox, run: collect }, random);
  return random;
}

/** Makes the next call of the port fail, before or after it takes effect, if `random.fault` is set. */
function failing(payments: Payments, random: RandomWorld): Payments {
  return new Proxy(payments, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== "function" || name === "readEvent" || name === "run") return value;
      return async (...values: unknown[]): Promise<unknown> => {
        const { fault } = random;
        random.fault = null;
        if (fault && fault !== "lost reply") throw new Error(fault);
        const result: unknown = await (Reflect.apply(value, target, values) as Promise<unknown>);
        if (fault) throw new Error(fault);
        return result;
      };
    },
  });
}

export async function randomStripe(seed: number): Promise<RandomWorld> {
  const world = await createServer(seed);
  let time = Date.parse(start);
  const standIn = createStripeStandIn(() => new Date(time));
  const { secretKey, webhookSecret, store } = standIn;
  const access = { secretKey, webhookSecret, fetch: standIn.fetch, retries: 0 };
  const stripe = await connectStripe(access, defaultPlans);
  await stripe.plans();
  world.ports.payments = stripe.create(() => world.clock.now());
  const random: RandomWorld = {
    world,
    fault: null,
    pass: (ms) => {
      time += ms;
      world.clock.advance(ms);
    },
    jump: (ms) => world.clock.jump(ms),
    authenticate: async (secret, outcome) => standIn.authenticate(secret, outcome),
    webhooks: async () =>
      standIn.takeEvents().map((event) => {
        const { body, headers } = standIn.webhook(event);
        return { body, headers: new Headers(headers) };
      }),
    facts: async () => {
      if (standIn.violations.length > 0) throw new Error(standIn.violations.join("\n"));
      const running = [...store.subscriptions.values()].filter(({ status }) =>
        ["trialing", "active", "past_due"].includes(status),
      );
      const settled = [...store.invoices.values()].filter(({ status }) => status === "paid");
      const starts = settled.flatMap((invoice) => {
        const subscription = store.subscriptionOf(invoice)?.id ?? "";
        const periods = invoice.lines.data.filter((line) => !line.parent?.subscription_item_details?.proration);
        return periods.map(({ period }) => ({ subscription, from: period.start }));
      });
      return {
        running: running.map(({ items }) => items.data[0]?.price.metadata["trellis_plan"] ?? ""),
        charges: untilNext(store.charges, starts),
      };
    },
  };
  standIn.faults = () => {
    const { fault } = random;
    random.fault = null;
    return fault;
  };
  return random;
}
