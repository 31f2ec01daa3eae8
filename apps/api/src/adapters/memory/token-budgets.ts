import type { TokenBudgets } from "../../ports/budgets.ts";

export function createTokenBudgets(): TokenBudgets {
  const used = new Map<string, number>();
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
