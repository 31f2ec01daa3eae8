import { confirmSubscription, listPlans } from "@trellis/contract/subscription";
import { createSetupIntent, createUpdateSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import type { Account } from "../domain/account.ts";
import type { Subscription } from "../domain/subscription.ts";
import type { Cards } from "../ports/cards.ts";
import type { Ports } from "../ports.ts";
import { HttpError } from "../http-error.ts";
import { firstPeriod, isRunning, trialIsActive } from "../rules/subscription.ts";
import type { Messages } from "../text/en.ts";
import { signedInRoute } from "./route.ts";

/** Calls the card provider and turns its failures into a 502: passing on a 401 would sign the user out. */
async function callCards<Answer>(ports: Ports, ask: (cards: Cards) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(ports.cards);
  } catch (cause) {
    ports.log.error("card provider failed", { cause });
    throw new HttpError(502, "cardsAway");
  }
}

export const subscriptionRoutes = [
  signedInRoute(listPlans, ({ ports }) => [...ports.plans]),

  signedInRoute(createSetupIntent, createSetup),
  signedInRoute(createUpdateSetupIntent, createSetup),

  signedInRoute(savePaymentMethod, async ({ account, body: { paymentMethodId }, ports, messages }) => {
    const { customerId, setupIntentId, paymentMethodId: kept } = await ports.wallets.read(account.id);
    if (kept === paymentMethodId) return { message: messages.methodSaved };
    if (!customerId || !setupIntentId) throw new HttpError(409, "noSetup");
    const { refused } = await callCards(ports, (cards) => cards.attach({ customerId, setupIntentId, paymentMethodId }));
    if (refused !== null) throw new HttpError(402, () => refused);
    const isOpen = await ports.wallets.keepMethod(account.id, setupIntentId, paymentMethodId);
    if (!isOpen && (await ports.wallets.read(account.id)).paymentMethodId !== paymentMethodId) {
      throw new HttpError(409, "noSetup");
    }
    return { message: messages.methodSaved };
  }),

  signedInRoute(confirmSubscription, async ({ account, body: { planId }, ports, messages, now }) => {
    const plan = ports.plans.find(({ _id }) => _id === planId);
    if (!plan) throw new HttpError(404, "noPlan");
    if (isRunning(account.subscription)) return confirmed(account.subscription, planId, messages, now);

    const { customerId, paymentMethodId } = await ports.wallets.read(account.id);
    if (!customerId || !paymentMethodId) throw new HttpError(409, "noMethod");
    const period = firstPeriod(plan, account.trialUsed, now);
    if (period.trialEndsAt === null) {
      const attempt = firstChargeOf(account, paymentMethodId);
      const payment = { customerId, paymentMethodId, dollars: plan.price, attempt };
      const { refused } = await callCards(ports, (cards) => cards.charge(payment));
      if (refused !== null) throw new HttpError(402, () => refused);
    }
    const wanted = { id: ports.newId(), planId, startedAt: now, ...period };
    const { outcome, subscription } = await ports.subscriptions.start(account.id, wanted);
    if (outcome === "started") ports.log.info("subscription started", { subscription: wanted.id, planId });
    return confirmed(subscription, planId, messages, now);
  }),
];

/** Confirming the running plan again succeeds, since clients retry after a lost response. */
function confirmed(running: Subscription, planId: string, messages: Messages, now: Date): { message: string } {
  if (running.planId !== planId) throw new HttpError(409, "otherPlan");
  return { message: trialIsActive(running.trialEndsAt, now) ? messages.trialStarted : messages.subscribed };
}

/**
 * Identifies the first charge of a subscription without trial: simultaneous confirmations charge once, and another
 * card is a new attempt.
 */
const firstChargeOf = ({ id, subscription }: Account, paymentMethodId: string): string =>
  `${id}:after:${subscription?.id ?? "none"}:${paymentMethodId}`;

/**
 * Creates a setup intent, so that the user can enter a card. Replaces an earlier setup intent; a saved card stays until
 * another one is saved.
 */
async function createSetup({ account, ports }: { account: Account; ports: Ports }) {
  const { id: accountId, email, fullname } = account;
  const { customerId } = await ports.wallets.read(accountId);
  const setup = await callCards(ports, (cards) => cards.createSetup({ accountId, email, fullname, customerId }));
  await ports.wallets.keepSetup(accountId, { customerId: setup.customerId, setupIntentId: setup.id });
  return { id: setup.id, clientSecret: setup.clientSecret };
}
