import type { Limits } from "@trellis/server-core/ports/security";
import { HttpError } from "../http-error.ts";
import { rateLimits } from "../rules/rate-limits.ts";

/**
 * Counts a request against a limit and returns its number in the current window. Throws a 429 with `Retry-After` if
 * `key` has used up the limit.
 */
export async function enforceRateLimit(limits: Limits, name: keyof typeof rateLimits, key: string): Promise<number> {
  const { limit, windowSeconds } = rateLimits[name];
  const result = await limits.take(`${name}:${key}`, limit, windowSeconds);
  if (result.allowed) return result.taken;
  const seconds = result.retryAfterSeconds;
  throw new HttpError(429, (messages) => messages.tooMany(seconds), { "retry-after": String(seconds) });
}
