import type { Subscription } from "@trellis/server-core/domain/subscription";
import type { Mirrored, Subscriptions } from "@trellis/server-core/ports/subscriptions";
import { tableOf } from "./tables.ts";
import { type Users, userOf } from "./users.ts";

/** Returns the running subscription, else the one that ended last, else null. */
const latestOf = (all: readonly Subscription[]): Subscription | null =>
  all.find(({ endedAt }) => endedAt === null) ??
  all.toSorted((one, other) => (other.endedAt?.getTime() ?? 0) - (one.endedAt?.getTime() ?? 0))[0] ??
  null;

interface Stored {
  accountId: string;
  subscription: Subscription;
  fetched: number;
}

/** Stores subscriptions by the card provider's id; accounts have a copy of their latest one. */
export function createSubscriptions(users: Users, newId: () => string): Subscriptions {
  const stored = tableOf<string, Stored>(users.tables, "subscriptions");
  let fetches = Math.max(0, ...[...stored.values()].map(({ fetched }) => fetched));
  users.onDelete.push((accountId) => {
    for (const [id, each] of stored) if (each.accountId === accountId) stored.delete(id);
  });
  users.onTakeover.push((accountId, endedAt) => {
    const running = [...stored.values()].find(
      (each) => each.accountId === accountId && each.subscription.endedAt === null,
    );
    if (!running) return {};
    const { subscription } = running;
    Object.assign(subscription, { endedAt, isPastDue: false, nextTryAt: null, cancelsAtPeriodEnd: false });
    running.fetched = fetches += 1;
    refresh(accountId);
    return { plan: subscription.plan.name };
  });
  const ofAccount = (accountId: string): Subscription[] =>
    [...stored.values()].filter((each) => each.accountId === accountId).map(({ subscription }) => subscription);
  const refresh = (accountId: string) => {
    userOf(users, accountId).account.subscription = structuredClone(latestOf(ofAccount(accountId)));
  };

  return {
    nextFetch: async () => (fetches += 1),

    mirror: async (accountId, state, fetched): Promise<Mirrored> => {
      const known = stored.get(state.providerId);
      const before = known?.subscription ?? null;
      if (known && before && known.fetched >= fetched) return { is: "stale", after: structuredClone(before) };
      const running = ofAccount(accountId).find(({ endedAt }) => endedAt === null);
      if (!before && state.endedAt === null && running) return { is: "conflict", running: structuredClone(running) };
      const after = { id: before?.id ?? newId(), changedWith: before?.changedWith ?? null, ...structuredClone(state) };
      stored.set(state.providerId, { accountId: known?.accountId ?? accountId, subscription: after, fetched });
      refresh(accountId);
      if (after.trialEndsAt) userOf(users, accountId).account.trialUsed = true;
      return structuredClone({ is: "stored", before, after });
    },

    latest: async (accountId) => structuredClone(latestOf(ofAccount(accountId))),

    markChanged: async (id, paymentMethodId) => {
      const found = [...stored.values()].find(({ subscription }) => subscription.id === id);
      if (!found) return;
      found.subscription.changedWith = paymentMethodId;
      refresh(found.accountId);
    },
  };
}
