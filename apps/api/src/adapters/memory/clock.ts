import type { Clock } from "../../ports.ts";

/** A clock that can be moved. */
export interface WorldClock extends Clock {
  /** Moves time ahead. */
  advance(milliseconds: number): void;
}

/** Stands still at `start` until it is moved; without one it runs, and can be moved ahead all the same. */
export function createWorldClock(start?: Date): WorldClock {
  let ahead = 0;
  return {
    now: () => new Date((start?.getTime() ?? Date.now()) + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    pause: (milliseconds) =>
      new Promise((resolve) => {
        // A clock that stands still would never reach the end of a wait.
        if (start) ahead += milliseconds;
        setTimeout(resolve, start ? 0 : milliseconds);
      }),
  };
}
