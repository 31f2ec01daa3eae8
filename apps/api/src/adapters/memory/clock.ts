import type { Clock } from "../../ports/process.ts";

/** A clock that tests and stories can move forward. */
export interface WorldClock extends Clock {
  /** Moves the clock forward. */
  advance(milliseconds: number): void;
}

/** Creates a clock that is stopped at `start`. Without `start` it follows the system time. */
export function createWorldClock(start?: Date): WorldClock {
  let ahead = 0;
  return {
    now: () => new Date((start?.getTime() ?? Date.now()) + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    pause: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        // A stopped clock would never reach the end of a wait.
        if (start) ahead += milliseconds;
        const timer = setTimeout(resolve, start ? 0 : milliseconds);
        const abort = () => {
          clearTimeout(timer);
          reject(new Error("aborted"));
        };
        signal?.addEventListener("abort", abort, { once: true });
      }),
  };
}
