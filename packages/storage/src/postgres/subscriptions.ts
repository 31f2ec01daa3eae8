import { randomUUID } from "node:crypto";
import type { Subscription } from "@trellis/server-core/domain/subscription";
import type { Mirrored, Subscriptions, SubscriptionState } from "@trellis/server-core/ports/subscriptions";
import { and, desc, eq, getTableColumns, isNull, lt, sql } from "drizzle-orm";
import type { Queries } from "./database.ts";
import { rowsOf } from "./rows.ts";
import { accounts } from "./schema-accounts.ts";
import { subscriptions } from "./schema-billing.ts";

const nextFetch = { name: "subscription-fetch", text: "select nextval('subscription_fetches')" };

const { accountId: _owner, planId: _plan, fetched: _fetched, ...columns } = getTableColumns(subscriptions);

export function createSubscriptions({ pool, tables }: Queries): Subscriptions {
  type Transaction = Parameters<Parameters<typeof tables.transaction>[0]>[0];

  const find = async (transaction: Transaction, state: SubscriptionState): Promise<Subscription | undefined> => {
    const ofProvider = eq(subscriptions.providerId, state.providerId);
    const [found] = await transaction.select(columns).from(subscriptions).where(ofProvider).for("update");
    return found;
  };

  const update = async (transaction: Transaction, before: Subscription, state: SubscriptionState, fetched: number) => {
    const [after] = await transaction
      .update(subscriptions)
      .set({ ...state, planId: state.plan.id, fetched })
      .where(and(eq(subscriptions.id, before.id), lt(subscriptions.fetched, fetched)))
      .returning(columns);
    return after;
  };

  /** Returns undefined if this subscription, or another running one of the account, is already stored. */
  const insert = async (transaction: Transaction, accountId: string, state: SubscriptionState, fetched: number) => {
    const [after] = await transaction
      .insert(subscriptions)
      .values({ ...state, id: randomUUID(), accountId, planId: state.plan.id, fetched })
      .onConflictDoNothing()
      .returning(columns);
    if (after?.trialEndsAt) {
      await transaction.update(accounts).set({ trialUsed: true }).where(eq(accounts.id, accountId));
    }
    return after;
  };

  const mirror = async (accountId: string, state: SubscriptionState, fetched: number): Promise<Mirrored> => {
    const done = await tables.transaction(async (transaction): Promise<Mirrored | null> => {
      const before = await find(transaction, state);
      if (before) {
        const after = await update(transaction, before, state, fetched);
        return after ? { is: "stored", before, after } : { is: "stale", after: before };
      }
      const after = await insert(transaction, accountId, state, fetched);
      if (after) return { is: "stored", before: null, after };
      const isRunning = and(eq(subscriptions.accountId, accountId), isNull(subscriptions.endedAt));
      const [running] = await transaction.select(columns).from(subscriptions).where(isRunning);
      return running && running.providerId !== state.providerId ? { is: "conflict", running } : null;
    });
    return done ?? mirror(accountId, state, fetched);
  };

  return {
    nextFetch: async () => Number((await rowsOf<[string]>(pool, nextFetch, []))[0]?.[0]),
    mirror,
    async latest(accountId) {
      const [latest] = await tables
        .select(columns)
        .from(subscriptions)
        .where(eq(subscriptions.accountId, accountId))
        .orderBy(desc(sql`${subscriptions.endedAt} is null`), desc(subscriptions.endedAt))
        .limit(1);
      return latest ?? null;
    },
    async markChanged(id, paymentMethodId) {
      await tables.update(subscriptions).set({ changedWith: paymentMethodId }).where(eq(subscriptions.id, id));
    },
  };
}
