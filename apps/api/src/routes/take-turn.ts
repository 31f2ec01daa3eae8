import type { Limits } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { allowances } from "../rules/allowances.ts";

/** Takes one of the tries allowed for `who`; refuses with 429 and when to come back once they are used up. */
export async function enforceRateLimit(limits: Limits, what: keyof typeof allowances, who: string): Promise<void> {
  const { limit, windowSeconds } = allowances[what];
  const turn = await limits.take(`${what}:${who}`, limit, windowSeconds);
  if (turn.allowed) return;
  const seconds = turn.retryAfterSeconds;
  throw refuse(429, (say) => say.tooMany(seconds), { "retry-after": String(seconds) });
}
