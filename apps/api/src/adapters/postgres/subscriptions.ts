import { and, eq, isNull } from "drizzle-orm";
import type { Subscription } from "../../domain/subscription.ts";
import type { NewSubscription, Subscriptions } from "../../ports/subscriptions.ts";
import { subscriptionColumns, type SubscriptionRow, toSubscription } from "./account-row.ts";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows.ts";
import { subscriptions } from "./schema-billing.ts";

/** The unique index on running subscriptions decides between simultaneous starts. */
const start = {
  name: "subscription-start",
  text: `with started as (
      insert into subscriptions (account_id, ${subscriptionColumns}) values ($1, $2, $3, $4, $5, $6, null, null)
      on conflict (account_id) where ended_at is null do nothing
      returning ${subscriptionColumns}
    ), marked as (
      update accounts set trial_used = true where id = (select $1::uuid from started where trial_ends_at is not null)
    )
    select * from started`,
};

const running = {
  name: "subscription-running",
  text: `select ${subscriptionColumns} from subscriptions where account_id = $1 and ended_at is null`,
};

export function createSubscriptions({ pool, tables }: Database): Subscriptions {
  const begin = async (
    accountId: string,
    wanted: NewSubscription,
  ): Promise<{ outcome: "started" | "running"; subscription: Subscription }> => {
    const { id, planId, startedAt, trialEndsAt, periodEndsAt } = wanted;
    const values = [accountId, id, planId, startedAt, trialEndsAt, periodEndsAt];
    const [started] = await rowsOf<SubscriptionRow>(pool, start, values);
    if (started) return { outcome: "started", subscription: toSubscription(started) };
    const [there] = await rowsOf<SubscriptionRow>(pool, running, [accountId]);
    // No row: the subscription ended between the two statements.
    return there ? { outcome: "running", subscription: toSubscription(there) } : begin(accountId, wanted);
  };

  return {
    start: begin,
    async changePlan(subscriptionId, change) {
      const { rowCount } = await tables
        .update(subscriptions)
        .set(change)
        .where(and(eq(subscriptions.id, subscriptionId), isNull(subscriptions.endedAt)));
      return rowCount === 1;
    },
    async settle(subscriptionId, periodEndsAt, outcome) {
      const { rowCount } = await tables
        .update(subscriptions)
        .set(outcome)
        .where(
          and(
            eq(subscriptions.id, subscriptionId),
            eq(subscriptions.periodEndsAt, periodEndsAt),
            isNull(subscriptions.endedAt),
          ),
        );
      return rowCount === 1;
    },
  };
}
