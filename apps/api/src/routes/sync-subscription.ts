import type { Subscription } from "../domain/subscription.ts";
import type { Payments, ProviderSubscription } from "../ports/payments.ts";
import type { Ports } from "../ports.ts";
import { isRunning, stateOf } from "../rules/subscription.ts";
import { addNotices, logChange } from "./announce-change.ts";
import { askProvider } from "./card-provider.ts";

/**
 * Fetches a subscription from the card provider and stores its state. Returns the account's subscription afterwards. A
 * fetch that started earlier never overwrites a later one, so it can run at any time, any number of times.
 */
export async function syncSubscription(
  accountId: string,
  read: (payments: Payments) => Promise<ProviderSubscription | null>,
  ports: Ports,
): Promise<Subscription | null> {
  const fetch = await ports.subscriptions.nextFetch();
  const fetched = await askProvider(ports, read);
  // A subscription whose first payment isn't confirmed has not started.
  if (!fetched || fetched.status === "incomplete") return ports.subscriptions.latest(accountId);
  const mirrored = await ports.atomically(async (unit) => {
    const stored = await unit.subscriptions.mirror(accountId, stateOf(fetched), fetch);
    if (stored.is === "stored") await addNotices(accountId, stored, { ...ports, ...unit });
    return stored;
  });
  if (mirrored.is === "conflict") return keepOne(accountId, mirrored.running, fetched, ports);
  if (mirrored.is === "stored") logChange(accountId, mirrored, ports);
  return isRunning(mirrored.after) ? mirrored.after : ports.subscriptions.latest(accountId);
}

/** Ends the second of two running subscriptions, unless the first has ended meanwhile. */
async function keepOne(
  accountId: string,
  known: Subscription,
  second: ProviderSubscription,
  ports: Ports,
): Promise<Subscription | null> {
  const first = await syncSubscription(accountId, (payments) => payments.read(known.providerId), ports);
  if (first?.providerId !== known.providerId || !isRunning(first)) {
    return syncSubscription(accountId, (payments) => payments.read(second.id), ports);
  }
  await askProvider(ports, (payments) => payments.end(second.id, `second ${second.id}`));
  ports.log.error("second subscription ended", { account: accountId, kept: known.providerId, ended: second.id });
  return first;
}
