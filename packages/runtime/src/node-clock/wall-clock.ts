import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "@trellis/server-core/ports/clock";

/** The system time. */
export const wallClock: Clock = {
  now: () => new Date(),
  steadyNow: () => new Date(performance.timeOrigin + performance.now()),
  pause: (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
};
