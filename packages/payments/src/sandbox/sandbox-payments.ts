import type { PlanTerms } from "@trellis/server-core/domain/subscription";
import type { Payments } from "@trellis/server-core/ports/payments";
import type { SandboxDocuments } from "@trellis/server-core/ports/sandbox-documents";
import { endSubscription } from "./advance.ts";
import type { Change } from "./charge.ts";
import { changePlan, setCancellation, subscribe } from "./changes.ts";
import { defaultCard, saveCard } from "./cards.ts";
import { customerOf, decide } from "./confirmations.ts";
import { dueAt, type Invoice, type SandboxCustomer, type SandboxSubscription } from "./customer.ts";
import { changeDocuments, type DocumentOptions, once } from "./documents.ts";
import { nextChargeOf, pageOf, previewOf, toServer } from "./to-server.ts";
import { readWebhook, type Sign, webhookOf } from "./webhooks.ts";

/** Returns the customer that a card belongs to. Assigns a new card to `customerId` (atomic). */
async function claimCard(documents: SandboxDocuments, card: string, customerId: string): Promise<string> {
  const owner = await documents.read(card);
  // Only this function writes documents whose id is that of a card.
  if (owner) return (owner.state as { customerId: string }).customerId;
  await documents.write(card, { customerId }, 0);
  return claimCard(documents, card, customerId);
}

/** Dependencies of the sandbox. */
export interface SandboxOptions extends DocumentOptions {
  /** Computes a keyed digest, for the signatures of webhooks. */
  sign: Sign;
  /** Returns the terms of an offered plan. */
  planOf: (planId: string) => PlanTerms | undefined;
}

/** The sandbox card provider, with methods for its pages. */
export interface SandboxPayments extends Payments {
  /** Records the owner's decision; false if there is nothing to confirm. */
  confirm(clientSecret: string, outcome: "approved" | "declined"): Promise<boolean>;
  /** Returns an invoice for its receipt page; null if there is no such invoice. */
  receipt(invoiceId: string): Promise<Invoice | null>;
}

/** Creates a card provider with Stripe's test cards that charges no money. Its state is stored in documents. */
export function createSandboxPayments(options: SandboxOptions): SandboxPayments {
  const { documents, now, newId, sign, planOf } = options;
  const change = changeDocuments(options);
  const planNamed = (planId: string): PlanTerms => present(planOf(planId), planId);

  /** Changes a subscription, whose id contains the customer's; returns undefined if it is unknown. */
  const changeOne = async <Result>(
    id: string,
    work: (customer: SandboxCustomer, subscription: SandboxSubscription, at: Change) => Result,
  ): Promise<Result | undefined> => {
    const owner = ownerIn("sub", id);
    if (owner === null) return undefined;
    return change(owner, (customer, at) => {
      const found = customer.subscriptions.find((each) => each.id === id);
      return found && work(customer, found, at);
    });
  };
  const setCanceled = async (id: string, cancels: boolean) => {
    const changed = await changeOne(id, (customer, subscription, at) => {
      setCancellation(customer, subscription, cancels, at);
      return toServer(customer.id, subscription, at.now);
    });
    return present(changed, id);
  };

  const run: NonNullable<Payments["run"]> = async (customerId, deliver) => {
    const { event, due } = await change(customerId, (customer) => ({
      event: customer.events[0],
      due: dueAt(customer),
    }));
    // A job can start too early, because the database has its own clock.
    if (!event) return due === null ? undefined : options.schedule(customerId, new Date(due));
    const { ok, status } = await deliver(await webhookOf(customerId, event, sign, now()));
    // Another process is handling it: check in a minute whether it succeeded.
    if (status === 409) return options.schedule(customerId, new Date(now().getTime() + 60_000));
    if (!ok) throw new Error(`the webhook ${event.id} was not accepted`);
    await change(customerId, (customer) => {
      customer.events = customer.events.filter(({ id }) => id !== event.id);
    });
    return run(customerId, deliver);
  };

  return {
    kind: "sandbox",
    isTest: true,

    createSetup: ({ customerId, email }) =>
      change(customerId ?? `cus_sandbox_${newId()}`, (customer) => {
        customer.email ??= email;
        const id = `seti_sandbox_${newId()}`;
        const setup = { id, clientSecret: `${id}_secret_${newId()}`, paymentMethodId: null };
        customer.setups.unshift(setup);
        return { id, clientSecret: setup.clientSecret, customerId: customer.id };
      }),

    async saveCard({ customerId, ...setup }, key) {
      if ((await claimCard(documents, setup.paymentMethodId, customerId)) !== customerId) {
        const message = "This card was entered for another account. Enter it again.";
        return { is: "refused", code: "payment_method_unexpected_state", message };
      }
      return change(customerId, (customer, at) => once(customer, key, () => saveCard(customer, setup, at)));
    },

    card: (customerId) => change(customerId, defaultCard),

    subscribe: ({ customerId, planId, ...order }, key) =>
      change(customerId, (customer, at) => {
        const result = once(customer, key, () => {
          const started = subscribe(customer, { ...order, plan: planNamed(planId) }, at);
          return "is" in started ? started : { is: "started" as const, id: started.id };
        });
        if (result.is !== "started") return result;
        const found = customer.subscriptions.find(({ id }) => id === result.id);
        return { is: result.is, subscription: toServer(customerId, present(found, result.id), at.now) };
      }),

    changePlan: async ({ subscriptionId, planId, at: date }, key) => {
      const changed = await changeOne(subscriptionId, (customer, subscription, at) => {
        const wanted = { plan: planNamed(planId), at: date.getTime() };
        const result = once(customer, key, () => {
          const done = changePlan(customer, subscription, wanted, at);
          return "is" in done ? done : { is: "changed" as const };
        });
        if (result.is !== "changed") return result;
        return { is: result.is, subscription: toServer(customer.id, subscription, at.now) };
      });
      return present(changed, subscriptionId);
    },

    previewChange: async ({ subscriptionId, planId, at }) =>
      present(
        await changeOne(subscriptionId, (customer, subscription) =>
          previewOf(customer, subscription, planNamed(planId), at.getTime()),
        ),
        subscriptionId,
      ),

    cancel: (id) => setCanceled(id, true),
    resume: (id) => setCanceled(id, false),
    async end(id) {
      await changeOne(id, (customer, subscription, at) => {
        if (subscription.endedAt === null) endSubscription(customer, subscription, at, at.now);
      });
    },

    read: async (id) =>
      (await changeOne(id, (customer, subscription, at) => toServer(customer.id, subscription, at.now))) ?? null,
    latest: (customerId) =>
      change(customerId, ({ subscriptions: [newest] }, at) => (newest ? toServer(customerId, newest, at.now) : null)),
    nextCharge: async (id) => (await changeOne(id, nextChargeOf)) ?? null,
    invoices: (customerId, page) => change(customerId, (customer) => pageOf(customer, page)),
    updateHolder: async (customerId, { email }) => {
      if (await documents.read(customerId)) await change(customerId, (customer) => void (customer.email = email));
    },
    forget: (customerId) => documents.delete(customerId),
    readEvent: (body, headers) => readWebhook(body, headers, sign, now()),

    run,
    async confirm(clientSecret, outcome) {
      const owner = customerOf(clientSecret);
      return owner !== null && change(owner, (customer) => decide(customer, clientSecret, outcome));
    },
    async receipt(invoiceId) {
      const owner = ownerIn("in", invoiceId);
      if (owner === null) return null;
      return change(owner, ({ invoices }) => invoices.find(({ id }) => id === invoiceId) ?? null);
    },
  };
}

/** Extracts the customer's id from the id of one of their objects. */
const ownerIn = (prefix: "sub" | "in", id: string): string | null =>
  new RegExp(`^${prefix}_(cus_sandbox_.+)_[^_]+$`).exec(id)?.[1] ?? null;

function present<Value>(value: Value | undefined, id: string): Value {
  if (value === undefined) throw new Error(`the sandbox card provider does not know ${id}`);
  return value;
}
