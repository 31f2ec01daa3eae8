import type { Clock } from "@trellis/server-core/ports/clock";
import { abortError, ModelError } from "./model-error.ts";

const retryMaximum = 2;
const firstPauseMs = 500;

/** When to stop retrying. */
export interface RetryOptions {
  clock: Clock;
  signal: AbortSignal;
  /** When the whole request has to end, in milliseconds since 1970. */
  until: number;
  /** Whether another attempt is allowed, for example because no text has been delivered yet. */
  canRetry: () => boolean;
}

const isTemporary = (error: ModelError): boolean => {
  const { failure, status = 0, isRejection } = error;
  if (failure === "unreachable" || failure === "cutOff") return true;
  // The provider detected a malformed reply of the model; the next reply may be valid.
  if (failure === "unusable") return status !== 0;
  return failure === "status" && !isRejection && (status === 408 || status === 429 || status >= 500);
};

/** Exponential backoff, shortened by up to a quarter so that clients don't retry together; at least `retry-after`. */
const pauseAfter = ({ retryAfterMs }: ModelError, retries: number): number =>
  Math.max(retryAfterMs ?? 0, firstPauseMs * 2 ** retries * (1 - Math.random() / 4));

/** Repeats an attempt after a temporary failure, unless the pause would exceed the deadline of the request. */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  options: RetryOptions,
  retries = 0,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ModelError) || !isTemporary(error) || retries === retryMaximum) throw error;
    const { clock, signal, until, canRetry } = options;
    const pauseMs = pauseAfter(error, retries);
    if (!canRetry() || clock.now().getTime() + pauseMs >= until) throw error;
    await pause(clock, pauseMs, signal);
    return withRetries(attempt, options, retries + 1);
  }
}

async function pause(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> {
  await clock.pause(milliseconds, signal).catch(() => undefined);
  if (signal.aborted) throw abortError(signal);
}
