import type { Ports } from "@trellis/server-core/ports";
import { HttpError } from "../http-error.ts";
import { ProviderAway } from "./card-provider.ts";
import { enforceRateLimit } from "./rate-limit.ts";

/** Length of a lease, which is also how long a crash blocks the account. */
const leaseMs = 60_000;
/** With retries, the calls to the card provider may take longer, so the lease is renewed meanwhile. */
const renewalMs = 20_000;
const pauseMs = 200;
const longestWaitMs = 15_000;

/** The idempotency key of an attempt. `isRepeat`: an earlier attempt with this key had an unknown outcome. */
export interface Attempt {
  key: string;
  isRepeat: boolean;
}

/**
 * Makes a change at the card provider, one at a time per account: a second tab waits. If the provider doesn't respond, the
 * next attempt with the same purpose uses the same idempotency key, unless the provider would only repeat its error.
 */
export async function attemptPayment<Result>(
  accountId: string,
  purpose: string,
  ports: Ports,
  change: (attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  const { paymentAttempts, limits, log } = ports;
  await enforceRateLimit(limits, "changeBilling", accountId);
  const attempt = await begin(accountId, purpose, ports);
  const renewal = setInterval(() => {
    paymentAttempts
      .renew(accountId, attempt.key, leaseFrom(ports).until)
      .catch((cause: unknown) => log.error("payment attempt not renewed", { account: accountId, cause }));
  }, renewalMs);
  let isOver = false;
  try {
    const result = await change(attempt);
    isOver = true;
    return result;
  } catch (error) {
    isOver = error instanceof HttpError && (!(error instanceof ProviderAway) || error.isRepeated);
    throw error;
  } finally {
    clearInterval(renewal);
    await paymentAttempts.end(accountId, attempt.key, isOver);
  }
}

/** Whether a change is in progress at the card provider, so that its answers may soon be outdated. */
export const isAttempting = (accountId: string, ports: Ports): Promise<boolean> =>
  ports.paymentAttempts.isInProgress(accountId, leaseFrom(ports));

function leaseFrom({ clock }: Ports): { now: Date; until: Date } {
  const now = clock.now();
  return { now, until: new Date(now.getTime() + leaseMs) };
}

async function begin(accountId: string, purpose: string, ports: Ports, waited = 0): Promise<Attempt> {
  const { clock, newId, paymentAttempts } = ports;
  const begun = await paymentAttempts.begin(accountId, { purpose, newKey: newId(), ...leaseFrom(ports) });
  if (begun) return begun;
  if (waited >= longestWaitMs) throw new HttpError(503, "paymentBusy", { "retry-after": "5" });
  await clock.pause(pauseMs);
  return begin(accountId, purpose, ports, waited + pauseMs);
}
