import type { Subscription } from "@trellis/server-core/domain/subscription";
import type { Ports } from "@trellis/server-core/ports";
import type { ProviderSubscription } from "@trellis/server-core/ports/provider-subscription";
import type { SubscriptionState } from "@trellis/server-core/ports/subscriptions";
import { isRunning, stateOf } from "../rules/subscription.ts";
import { addNotices, logChange } from "./announce-change.ts";
import { askProvider } from "./card-provider.ts";

/**
 * Fetches a subscription from the card provider and stores its state. Returns the account's subscription afterwards. A
 * fetch that started earlier never overwrites a later one, so several can run at the same time. A subscription that the
 * provider no longer knows has ended; if the provider doesn't respond, nothing changes.
 */
export async function syncSubscription(
  accountId: string,
  providerId: string,
  ports: Ports,
): Promise<Subscription | null> {
  const fetch = await ports.subscriptions.nextFetch();
  const fetched = await askProvider(ports, (payments) => payments.read(providerId));
  if (fetched) return store(accountId, fetched, fetch, ports);
  const known = await ports.subscriptions.latest(accountId);
  if (!isRunning(known) || known.providerId !== providerId) return known;
  ports.log.error("subscription unknown to the card provider", { account: accountId, subscription: known.id });
  const { id: _id, changedWith: _changedWith, ...state } = known;
  const endedAt = ports.clock.now();
  const ended = { ...state, isPastDue: false, nextTryAt: null, cancelsAtPeriodEnd: false, endedAt };
  return mirror(accountId, ended, fetch, ports);
}

/** Fetches and stores the customer's newest subscription, which the server may not know yet. */
export async function syncLatest(accountId: string, customerId: string, ports: Ports): Promise<Subscription | null> {
  const fetch = await ports.subscriptions.nextFetch();
  const fetched = await askProvider(ports, (payments) => payments.latest(customerId));
  const known = await ports.subscriptions.latest(accountId);
  const isOver = !fetched || fetched.status === "ended" || fetched.status === "incomplete";
  // The stored running subscription is not the provider's newest one, or the provider no longer knows it.
  if (isRunning(known) && isOver && fetched?.id !== known.providerId) {
    return syncSubscription(accountId, known.providerId, ports);
  }
  return fetched ? store(accountId, fetched, fetch, ports) : known;
}

async function store(
  accountId: string,
  fetched: ProviderSubscription,
  fetch: number,
  ports: Ports,
): Promise<Subscription | null> {
  // A subscription whose first payment isn't confirmed has not started.
  if (fetched.status === "incomplete") return ports.subscriptions.latest(accountId);
  return mirror(accountId, stateOf(fetched), fetch, ports);
}

async function mirror(
  accountId: string,
  state: SubscriptionState,
  fetch: number,
  ports: Ports,
): Promise<Subscription | null> {
  const mirrored = await ports.atomically(async (unit) => {
    const stored = await unit.subscriptions.mirror(accountId, state, fetch);
    if (stored.is === "stored") await addNotices(accountId, stored, { ...ports, ...unit });
    return stored;
  });
  if (mirrored.is === "conflict") return keepOne(accountId, mirrored.running, state.providerId, ports);
  if (mirrored.is === "stored") logChange(accountId, mirrored, ports);
  return isRunning(mirrored.after) ? mirrored.after : ports.subscriptions.latest(accountId);
}

/** Ends the second of two running subscriptions, unless the first has ended meanwhile. */
async function keepOne(
  accountId: string,
  known: Subscription,
  second: string,
  ports: Ports,
): Promise<Subscription | null> {
  const first = await syncSubscription(accountId, known.providerId, ports);
  if (first?.providerId !== known.providerId || !isRunning(first)) return syncSubscription(accountId, second, ports);
  await askProvider(ports, (payments) => payments.end(second, `second ${second}`, "another subscription is running"));
  ports.log.error("second subscription ended", { account: accountId, kept: known.providerId, ended: second });
  return first;
}
