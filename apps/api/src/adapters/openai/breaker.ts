import type { Clock } from "../../ports/process.ts";
import { ModelError } from "./model-error.ts";

/** Stops requests to a provider that keeps failing, so that users don't wait for it. */
export interface Breaker {
  /** Throws a `ModelError` while requests are paused. After the pause one request may try. */
  enter(): void;
  succeeded(): void;
  /** Returns true if this failure starts a pause. */
  failed(): boolean;
}

/** Creates a breaker that pauses requests after `limit` failures in a row. Each process has its own. */
export function createBreaker(clock: Clock, limit = 3, pauseMs = 30_000): Breaker {
  let failures = 0;
  let pausedUntil = 0;
  return {
    enter() {
      const now = clock.now().getTime();
      if (failures < limit) return;
      if (now < pausedUntil) throw new ModelError("paused");
      // Others wait for the result of this request.
      pausedUntil = now + pauseMs;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      pausedUntil = clock.now().getTime() + pauseMs;
      return failures === limit;
    },
  };
}
