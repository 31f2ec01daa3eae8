import type { Limits } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { allowances } from "../rules/allowances.ts";

/** Counts a request of `who` and throws a 429 with `Retry-After` if there were too many. */
export async function enforceRateLimit(limits: Limits, what: keyof typeof allowances, who: string): Promise<void> {
  const { limit, windowSeconds } = allowances[what];
  const turn = await limits.take(`${what}:${who}`, limit, windowSeconds);
  if (turn.allowed) return;
  const seconds = turn.retryAfterSeconds;
  throw refuse(429, (say) => say.tooMany(seconds), { "retry-after": String(seconds) });
}
