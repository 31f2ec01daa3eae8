import { HttpError } from "../http-error.ts";
import type { Ports } from "../ports.ts";
import { ProviderAway } from "./card-provider.ts";

/** Longer than all calls to the card provider in one attempt may take. */
const longestMs = 60_000;
const pauseMs = 200;
const longestWaitMs = 15_000;

/** The idempotency key of an attempt. `isRepeat`: an earlier attempt with this key had an unknown outcome. */
export interface Attempt {
  key: string;
  isRepeat: boolean;
}

/**
 * Makes a change at the card provider, one at a time per account: a second tab waits. If the provider doesn't respond, the
 * next attempt with the same purpose uses the same idempotency key.
 */
export async function attemptPayment<Result>(
  accountId: string,
  purpose: string,
  ports: Ports,
  change: (attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  const attempt = await begin(accountId, purpose, ports);
  let isKnown = false;
  try {
    const result = await change(attempt);
    isKnown = true;
    return result;
  } catch (error) {
    isKnown = error instanceof HttpError && !(error instanceof ProviderAway);
    throw error;
  } finally {
    await ports.paymentAttempts.end(accountId, attempt.key, isKnown);
  }
}

async function begin(accountId: string, purpose: string, ports: Ports, waited = 0): Promise<Attempt> {
  const { clock, newId, paymentAttempts } = ports;
  const now = clock.now();
  const until = new Date(now.getTime() + longestMs);
  const begun = await paymentAttempts.begin(accountId, { purpose, newKey: newId(), now, until });
  if (begun) return begun;
  if (waited >= longestWaitMs) throw new HttpError(503, "paymentBusy", { "retry-after": "5" });
  await clock.pause(pauseMs);
  return begin(accountId, purpose, ports, waited + pauseMs);
}
