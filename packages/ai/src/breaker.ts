import type { Clock } from "@trellis/server-core/ports/clock";
import { ModelError } from "./model-error.ts";

/** A request that a breaker let through. The caller must report how it ended with one of the three methods. */
export interface Passage {
  succeeded(): void;
  /** Returns true if this failure starts a pause. */
  failed(): boolean;
  /** Reports that the request ended without revealing whether the provider works, so the next request may test it. */
  abandoned(): void;
}

/** Stops requests to a provider that keeps failing, so that users don't wait for it. */
export interface Breaker {
  /** Throws a `ModelError` while requests are paused. After the pause, one request may test the provider. */
  enter(): Passage;
}

/** Creates a breaker that pauses requests after `limit` failures in a row. Each process has one per model. */
export function createBreaker(clock: Clock, limit = 3, pauseMs = 30_000): Breaker {
  let failures = 0;
  let pausedUntil = 0;
  return {
    enter() {
      const now = clock.now().getTime();
      const tries = failures >= limit;
      if (tries && now < pausedUntil) throw new ModelError("paused");
      // Other requests stay paused until this one has a result.
      if (tries) pausedUntil = now + pauseMs;
      return {
        succeeded() {
          failures = 0;
        },
        failed() {
          failures += 1;
          pausedUntil = clock.now().getTime() + pauseMs;
          return failures === limit;
        },
        abandoned() {
          if (tries) pausedUntil = 0;
        },
      };
    },
  };
}
