import type { CancellationReason } from "@trellis/contract/cancellation";
import type { Plan } from "@trellis/contract/plan";
import type { Payments } from "@trellis/server-core/ports/payments";
import type { ProviderSubscription } from "@trellis/server-core/ports/provider-subscription";
import type Stripe from "stripe";
import { createSetup, defaultCard, saveCard } from "./cards.ts";
import { loggable, once } from "./client.ts";
import { unlessMissing } from "./failures.ts";
import { changePlan, previewChange } from "./plan-change.ts";
import { subscribe } from "./subscribe.ts";
import {
  dateOf,
  expand,
  expandInList,
  invoicesToServer,
  isRunning,
  itemOf,
  latestInvoiceOf,
  retryOf,
  statusOf,
  toServer,
} from "./to-server.ts";
import { assertUnpaid } from "./payment-of.ts";
import { readEvent } from "./webhooks.ts";

/** Dependencies of the adapter. */
export interface StripeOptions {
  stripe: Stripe;
  webhookSecret: string;
  isTest: boolean;
  /** The plans with the ids of their prices. */
  plans: () => Promise<readonly Plan[]>;
  now: () => Date;
}

/** Creates the card provider that charges real money, unless its key is a test key. */
export function createStripePayments({ stripe, webhookSecret, isTest, plans, now }: StripeOptions): Payments {
  const priceOf = async (planId: string): Promise<string> => {
    const price = (await plans()).find(({ _id }) => _id === planId)?.stripePriceId;
    if (!price) throw new Error(`the plan ${planId} has no price in Stripe`);
    return price;
  };
  const get = (id: string) => stripe.subscriptions.retrieve(id, { expand });

  const setCanceled = async (
    id: string,
    cancel_at_period_end: boolean,
    idempotencyKey: string,
    feedback?: CancellationReason,
  ) => {
    const before = await get(id);
    if (!isRunning(before) || before.cancel_at_period_end === cancel_at_period_end) return toServer(before);
    if (cancel_at_period_end && before.status === "past_due")
      return endNow(stripe, before, idempotencyKey, "canceled while a charge was tried again", feedback);
    const change = { cancel_at_period_end, ...(feedback && { cancellation_details: { feedback } }), expand };
    return toServer(await stripe.subscriptions.update(id, change, { idempotencyKey }));
  };

  return withoutDetails({
    kind: "stripe",
    isTest,
    createSetup: (holder, key) => createSetup(stripe, holder, key),
    saveCard: (setup, key) => saveCard(stripe, setup, key),
    subscribe: async (order, key) => subscribe(stripe, { ...order, price: await priceOf(order.planId) }, key),
    card: (customerId) => defaultCard(stripe, customerId),
    changePlan: async ({ subscriptionId, planId, at }, key) =>
      changePlan(stripe, { subscriptionId, price: await priceOf(planId), at }, key),
    previewChange: async ({ subscriptionId, planId, at }) =>
      previewChange(stripe, { subscriptionId, price: await priceOf(planId), at }),
    cancel: (id, key, reason) => setCanceled(id, true, `${key}.cancel`, reason),
    resume: (id, key) => setCanceled(id, false, `${key}.resume`),
    end: async (id, key, why) => {
      const found = await get(id).catch(unlessMissing);
      if (!found || statusOf(found) === "ended") return;
      if (found.status === "incomplete") await assertUnpaid(stripe, found);
      await endNow(stripe, found, `${key}.end`, why);
    },
    read: async (id) => {
      const found = await get(id).catch(unlessMissing);
      return found && toServer(found);
    },
    latest: async (customer) => {
      const asked = { customer, status: "all", limit: 10, expand: expandInList } as const;
      // The operator may have deleted the customer.
      const list = await stripe.subscriptions.list(asked).catch(unlessMissing);
      const newest = list?.data.find(isRunning) ?? list?.data[0];
      return newest ? toServer(newest) : null;
    },
    nextCharge: async (id) => {
      const found = await get(id);
      if (!isRunning(found) || found.cancel_at_period_end) return null;
      if (statusOf(found) === "pastDue") return retryOf(found);
      const { amount_due } = await stripe.invoices.createPreview({ subscription: id });
      return { cents: amount_due, at: dateOf(itemOf(found).current_period_end) };
    },
    invoices: async (customer, { limit, after }) => {
      const page = after === undefined ? {} : { starting_after: after };
      const found = await stripe.invoices.list({ customer, limit, ...page }).catch(unlessMissing);
      // Drafts and most invoices without an amount are left out, so a page may have fewer entries than its limit.
      const { data = [], has_more: hasMore = false } = found ?? {};
      return { invoices: invoicesToServer(data, await plans()), next: hasMore ? (data.at(-1)?.id ?? null) : null };
    },
    updateHolder: async (customerId, { email, fullname }) => {
      await stripe.customers.update(customerId, { email, name: fullname }, once()).catch(unlessMissing);
    },
    forget: async (customerId) => {
      await stripe.customers.del(customerId, {}, { idempotencyKey: `${customerId}.delete` }).catch(unlessMissing);
    },
    readEvent: (body, headers) => {
      const signature = headers.get("stripe-signature") ?? "";
      return readEvent(stripe, { body, signature, secret: webhookSecret, now: now() });
    },
  });
}

/** Ends a subscription immediately and voids its open invoice. */
async function endNow(
  stripe: Stripe,
  { id }: Stripe.Subscription,
  key: string,
  why: string,
  feedback?: CancellationReason,
): Promise<ProviderSubscription> {
  const details = { cancellation_details: { comment: `Trellis: ${why}`, ...(feedback && { feedback }) }, expand };
  const ended = await stripe.subscriptions.cancel(id, details, { idempotencyKey: key });
  const owed = latestInvoiceOf(ended);
  if (owed?.status === "open") await stripe.invoices.voidInvoice(owed.id, {}, { idempotencyKey: `${key}.void` });
  return toServer(ended);
}

/** Makes methods throw errors without the requests, keys and client secrets that the package puts in them. */
function withoutDetails(payments: Payments): Payments {
  return new Proxy(payments, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== "function") return value;
      return async (...values: unknown[]): Promise<unknown> => {
        try {
          return await (Reflect.apply(value, target, values) as Promise<unknown>);
        } catch (error) {
          throw loggable(error);
        }
      };
    },
  });
}
