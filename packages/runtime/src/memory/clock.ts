import type { Clock } from "@trellis/server-core/ports/clock";

/** A clock that tests and stories can move forward. */
export interface WorldClock extends Clock {
  /** Lets time pass. */
  advance(milliseconds: number): void;
  /** Changes the system time, as an operator or a time server does. */
  jump(milliseconds: number): void;
}

/** Creates a clock that is stopped at `start`. Without `start` it follows the system time. */
export function createWorldClock(start?: Date): WorldClock {
  let ahead = 0;
  let jumped = 0;
  const steady = () => (start?.getTime() ?? Date.now()) + ahead;
  return {
    now: () => new Date(steady() + jumped),
    steadyNow: () => new Date(steady()),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    jump: (milliseconds) => {
      jumped += milliseconds;
    },
    pause: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        // A stopped clock does not reach the end of the pause by itself, so move it there.
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
