import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../../ports/process.ts";

/** The system time. */
export const wallClock: Clock = {
  now: () => new Date(),
  pause: (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
};
