import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import { isDue } from "../rules/subscription.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** Minimum time between two fetches of a subscription that is still due, in milliseconds. */
const restMs = 60_000;
const fetchedAt = new WeakMap<Ports["payments"], Map<string, number>>();

/**
 * Fetches a subscription whose period has ended from the card provider, on the account's next request. While the provider
 * is unavailable, the account keeps its access.
 */
export function settleSubscription(account: Account, ports: Ports): Account | Promise<Account> {
  const { subscription } = account;
  const now = ports.clock.now();
  if (!subscription || !isDue(subscription, now)) return account;
  const { providerId } = subscription;
  const known = fetchedAt.get(ports.payments) ?? new Map<string, number>();
  fetchedAt.set(ports.payments, known);
  if (Math.abs(now.getTime() - (known.get(providerId) ?? 0)) < restMs) return account;
  known.set(providerId, now.getTime());
  return syncSubscription(account.id, providerId, ports)
    .then((settled) => {
      if (settled && !isDue(settled, now)) known.delete(providerId);
      return { ...account, subscription: settled };
    })
    .catch(() => account);
}
