import type { Account } from "../domain/account.ts";
import type { Subscription } from "../domain/subscription.ts";
import type { Ports } from "../ports.ts";
import { isDue, nextPeriodEnd } from "../rules/subscription.ts";

/**
 * Settles a subscription whose period has ended, on the account's next request: charges the card for the next period,
 * or ends the subscription. Safe to run concurrently: the charge is identified by its period, and only one result is
 * stored.
 */
export function settleSubscription(account: Account, ports: Ports): Account | Promise<Account> {
  const { subscription } = account;
  return subscription && isDue(subscription, ports.clock.now()) ? settled(account, subscription, ports) : account;
}

async function settled(account: Account, due: Subscription, ports: Ports): Promise<Account> {
  const plan = ports.plans.find(({ _id }) => _id === due.planId);
  const paid = await isPaid(account, due, plan?.price, ports).catch((cause: unknown) => {
    ports.log.error("renewal postponed", { subscription: due.id, cause });
    return "unknown" as const;
  });
  // The card provider is unavailable: keep access until it can be charged.
  if (paid === "unknown") return account;
  const outcome =
    paid && plan
      ? { periodEndsAt: nextPeriodEnd(due.periodEndsAt, plan, ports.clock.now()) }
      : { endedAt: due.periodEndsAt };
  const wasFirst = await ports.subscriptions.settle(due.id, due.periodEndsAt, outcome);
  if (wasFirst) ports.log.info("subscription settled", { subscription: due.id, paid });
  return { ...account, subscription: { ...due, ...outcome } };
}

async function isPaid(account: Account, due: Subscription, dollars: number | undefined, ports: Ports) {
  const { customerId, paymentMethodId } = await ports.wallets.read(account.id);
  if (dollars === undefined || !customerId || !paymentMethodId) return false;
  const attempt = `${due.id}:${due.periodEndsAt.toISOString()}`;
  const { refused } = await ports.cards.charge({ customerId, paymentMethodId, dollars, attempt });
  return refused === null;
}
