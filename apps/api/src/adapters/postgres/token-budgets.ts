import type { TokenBudgets } from "../../ports/budgets.ts";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows.ts";

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
