import type { TokenBudgets } from "@trellis/server-core/ports/budgets";
import type { Clock } from "@trellis/server-core/ports/clock";
import type { Limits } from "@trellis/server-core/ports/security";
import { tableOf, type Tables } from "./tables.ts";

/** Counts requests in fixed windows that start with the first request. */
export function createLimits(clock: Clock, tables: Tables): Limits {
  const windows = tableOf<string, { taken: number; endsAt: number }>(tables, "limits");
  return {
    take: async (key, limit, windowSeconds) => {
      const now = clock.now().getTime();
      const open = windows.get(key);
      const end = now + windowSeconds * 1000;
      const window = open && open.endsAt > now ? open : { taken: 0, endsAt: end };
      // If the clock has jumped back, the window still ends at most one window length from now.
      window.endsAt = Math.min(window.endsAt, end);
      windows.set(key, { ...window, taken: window.taken + 1 });
      return window.taken < limit
        ? { allowed: true, taken: window.taken + 1 }
        : { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1000)) };
    },
  };
}

export function createTokenBudgets(tables: Tables = new Map()): TokenBudgets {
  const used = tableOf<string, number>(tables, "tokenBudgets");
  const add = (accountId: string, day: string, tokens: number): void => {
    const key = `${accountId} ${day}`;
    used.set(key, (used.get(key) ?? 0) + tokens);
  };
  return {
    reserve: async (accountId, day, tokens, limit) => {
      if ((used.get(`${accountId} ${day}`) ?? 0) + tokens > limit) return false;
      add(accountId, day, tokens);
      return true;
    },
    settle: async (accountId, day, reserved, spent) => add(accountId, day, spent - reserved),
  };
}
