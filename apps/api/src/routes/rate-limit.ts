import type { Limits } from "../ports/security.ts";
import { HttpError } from "../http-error.ts";
import { rateLimits } from "../rules/rate-limits.ts";

/** Counts a request of `who` and throws a 429 with `Retry-After` if there were too many. */
export async function enforceRateLimit(limits: Limits, what: keyof typeof rateLimits, who: string): Promise<void> {
  const { limit, windowSeconds } = rateLimits[what];
  const turn = await limits.take(`${what}:${who}`, limit, windowSeconds);
  if (turn.allowed) return;
  const seconds = turn.retryAfterSeconds;
  throw new HttpError(429, (messages) => messages.tooMany(seconds), { "retry-after": String(seconds) });
}
