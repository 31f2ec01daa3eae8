import {
  confirmSubscription,
  createSetupIntent,
  createUpdateSetupIntent,
  listPlans,
  savePaymentMethod,
} from "@trellis/contract/subscription";
import type { Account, Subscription } from "../domain.ts";
import { refuse } from "../refuse.ts";
import { firstPeriod, isRunning, trialIsActive } from "../rules/subscription.ts";
import type { Text } from "../text/en.ts";
import { answerSignedIn } from "./answer.ts";
import { askCards } from "./ask-cards.ts";
import { openSetup } from "./open-setup.ts";

export const subscriptionRoutes = [
  answerSignedIn(listPlans, ({ ports }) => [...ports.plans]),

  answerSignedIn(createSetupIntent, openSetup),
  answerSignedIn(createUpdateSetupIntent, openSetup),

  answerSignedIn(savePaymentMethod, async ({ account, body: { paymentMethodId }, ports, say }) => {
    const { customerId, setupIntentId, paymentMethodId: kept } = await ports.wallets.read(account.id);
    if (kept === paymentMethodId) return { message: say.methodSaved };
    if (!customerId || !setupIntentId) throw refuse(409, (text) => text.noSetup);
    const { refused } = await askCards(ports, (cards) => cards.attach({ customerId, setupIntentId, paymentMethodId }));
    if (refused !== null) throw refuse(402, () => refused);
    const isOpen = await ports.wallets.keepMethod(account.id, setupIntentId, paymentMethodId);
    if (!isOpen && (await ports.wallets.read(account.id)).paymentMethodId !== paymentMethodId) {
      throw refuse(409, (text) => text.noSetup);
    }
    return { message: say.methodSaved };
  }),

  answerSignedIn(confirmSubscription, async ({ account, body: { planId }, ports, say, now }) => {
    const plan = ports.plans.find(({ _id }) => _id === planId);
    if (!plan) throw refuse(404, (text) => text.noPlan);
    if (isRunning(account.subscription)) return confirmed(account.subscription, planId, say, now);

    const { customerId, paymentMethodId } = await ports.wallets.read(account.id);
    if (!customerId || !paymentMethodId) throw refuse(409, (text) => text.noMethod);
    const period = firstPeriod(plan, account.trialUsed, now);
    if (period.trialEndsAt === null) {
      const attempt = firstChargeOf(account, paymentMethodId);
      const payment = { customerId, paymentMethodId, dollars: plan.price, attempt };
      const { refused } = await askCards(ports, (cards) => cards.charge(payment));
      if (refused !== null) throw refuse(402, () => refused);
    }
    const wanted = { id: ports.newId(), planId, startedAt: now, ...period };
    const { outcome, subscription } = await ports.subscriptions.start(account.id, wanted);
    if (outcome === "started") ports.log.info("subscription started", { subscription: wanted.id, planId });
    return confirmed(subscription, planId, say, now);
  }),
];

/** Confirming the running plan again succeeds, since clients retry after a lost response. */
function confirmed(running: Subscription, planId: string, say: Text, now: Date): { message: string } {
  if (running.planId !== planId) throw refuse(409, (text) => text.otherPlan);
  return { message: trialIsActive(running.trialEndsAt, now) ? say.trialStarted : say.subscribed };
}

/**
 * Identifies the first charge of a subscription without trial: simultaneous confirmations charge once, and another
 * card is a new attempt.
 */
const firstChargeOf = ({ id, subscription }: Account, paymentMethodId: string): string =>
  `${id}:after:${subscription?.id ?? "none"}:${paymentMethodId}`;
