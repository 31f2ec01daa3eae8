import type { TokenBudgets } from "@trellis/server-core/ports/budgets";
import type { Clock } from "@trellis/server-core/ports/clock";
import type { Limits } from "@trellis/server-core/ports/security";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows.ts";

/**
 * A single upsert, so that simultaneous requests are all counted. The first request after a window has ended starts the
 * next one. If the clock has jumped back since the window began, the window ends one window length after the next request.
 */
const take = {
  name: "limit-take",
  text: `insert into limits as l (key, taken, resets_at) values ($1, 1, $3)
    on conflict (key) do update set
      taken = case when l.resets_at <= $2::timestamptz then 1 else l.taken + 1 end,
      resets_at = case when l.resets_at <= $2::timestamptz then excluded.resets_at else least(l.resets_at, excluded.resets_at) end
    returning taken, resets_at`,
};

/** Counts requests in fixed windows that start with the first request. */
export const createLimits = ({ pool }: Database, clock: Clock): Limits => ({
  async take(key, limit, windowSeconds) {
    const now = clock.now();
    const end = new Date(now.getTime() + windowSeconds * 1000);
    const [row] = await rowsOf<[taken: number, resetsAt: Date]>(pool, take, [key, now, end]);
    if (!row) throw new Error("the request was not counted");
    const [taken, resetsAt] = row;
    if (taken <= limit) return { allowed: true, taken };
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)) };
  },
});

/** A single upsert: its row lock makes simultaneous reservations wait for each other. */
const reserve = {
  name: "token-budget-reserve",
  text: `insert into token_budgets as b (account_id, day, tokens) select $1, $2, $3 where $3::integer <= $4::integer
    on conflict (account_id, day) do update set tokens = b.tokens + excluded.tokens
      where b.tokens + excluded.tokens <= $4::integer
    returning tokens`,
};

const settle = {
  name: "token-budget-settle",
  text: "update token_budgets set tokens = greatest(0, tokens + $3::integer) where account_id = $1 and day = $2",
};

export const createTokenBudgets = ({ pool }: Database): TokenBudgets => ({
  reserve: async (accountId, day, tokens, limit) =>
    (await rowsOf<[number]>(pool, reserve, [accountId, day, tokens, limit])).length === 1,

  async settle(accountId, day, reserved, used) {
    if (used !== reserved) await rowsOf(pool, settle, [accountId, day, used - reserved]);
  },
});
