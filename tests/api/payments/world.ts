import { createHmac } from "node:crypto";
import type { SandboxCustomer } from "@trellis/payments/sandbox/customer";
import { createSandboxPayments } from "@trellis/payments/sandbox/sandbox-payments";
import { connectStripe } from "@trellis/payments/stripe/connect";
import type { Payments } from "@trellis/server-core/ports/payments";
import { createSandboxDocuments } from "@trellis/storage/memory/billing";
import { defaultPlans, termsNamed } from "../../../apps/api/src/rules/plans.ts";
import { createStripeStandIn } from "../../providers/stripe/stand-in.ts";

/** A webhook that the provider sends. */
export interface SentWebhook {
  body: string;
  headers: Headers;
}

/** A card provider whose time and cards a test controls. */
export interface PaymentsWorld {
  payments: Payments;
  now: () => Date;
  /** Lets time pass, in days. */
  pass: (days: number) => void;
  /** Records the owner's decision; false if there is nothing to confirm. */
  authenticate: (clientSecret: string, outcome: "approved" | "declined") => Promise<boolean>;
  /** Returns the webhooks of a customer since the last call, oldest first. */
  webhooks: (customerId: string) => Promise<SentWebhook[]>;
  /** Returns the email of a customer at the provider. */
  emailOf: (customerId: string) => Promise<string | null | undefined>;
}

const day = 86_400_000;
const start = Date.parse("2026-11-02T09:00:00Z");

function createClock() {
  let time = start;
  return { now: () => new Date(time), pass: (days: number) => void (time += days * day) };
}

export async function sandboxWorld(): Promise<PaymentsWorld> {
  const clock = createClock();
  let ids = 0;
  const documents = createSandboxDocuments();
  const payments = createSandboxPayments({
    documents,
    now: clock.now,
    newId: () => `id${(ids += 1)}`,
    sign: (text) => createHmac("sha256", "secret").update(text).digest("hex"),
    schedule: async () => undefined,
    planOf: termsNamed(defaultPlans),
  });
  const webhooks = async (customerId: string): Promise<SentWebhook[]> => {
    const sent: SentWebhook[] = [];
    // Reading the state applies the passed time to the customer.
    await payments.latest(customerId);
    await payments.run?.(customerId, async (request) => {
      sent.push({ body: await request.text(), headers: request.headers });
      return new Response();
    });
    return sent;
  };
  const emailOf = async (customerId: string) =>
    ((await documents.read(customerId))?.state as SandboxCustomer | undefined)?.email;
  return {
    payments,
    ...clock,
    authenticate: (secret, outcome) => payments.confirm(secret, outcome),
    webhooks,
    emailOf,
  };
}

export async function stripeWorld(): Promise<PaymentsWorld & { standIn: ReturnType<typeof createStripeStandIn> }> {
  const clock = createClock();
  const standIn = createStripeStandIn(clock.now);
  const { secretKey, webhookSecret } = standIn;
  const access = { secretKey, webhookSecret, fetch: standIn.fetch, retries: 0 };
  const payments = (await connectStripe(access, defaultPlans)).create(clock.now);
  const webhooks = async (customerId: string): Promise<SentWebhook[]> =>
    standIn.takeEvents().flatMap((event) => {
      const { customer } = event.data.object as { customer?: string };
      const { body, headers } = standIn.webhook(event);
      return customer === customerId ? [{ body, headers: new Headers(headers) }] : [];
    });
  const authenticate = async (secret: string, outcome: "approved" | "declined") =>
    standIn.authenticate(secret, outcome);
  const emailOf = async (customerId: string) => standIn.store.customers.get(customerId)?.email;
  return { payments, ...clock, authenticate, webhooks, emailOf, standIn };
}
