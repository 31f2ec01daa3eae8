import type { Jobs } from "@trellis/server-core/ports/jobs";
import type { Clock } from "@trellis/server-core/ports/clock";

/** Schedules the next check of a customer, at a sandbox time or immediately (null). Jobs for the same customer and time are combined. */
export type Schedule = (customerId: string, at: Date | null) => Promise<void>;

export const scheduleWith =
  (jobs: Jobs, clock: Clock): Schedule =>
  (customerId, at) =>
    jobs.add(
      "advanceSandbox",
      { customerId },
      {
        ...(at && { startAt: new Date(clock.now().getTime() + at.getTime() - clock.steadyNow().getTime()) }),
        once: `${customerId} ${at?.toISOString() ?? "now"}`,
      },
    );
