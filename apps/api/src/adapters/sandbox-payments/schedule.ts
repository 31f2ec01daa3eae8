import type { Jobs } from "../../ports/jobs.ts";

/** Has a customer looked at again, at a time or at once; jobs for the same customer and time are combined. */
export type Schedule = (customerId: string, at: Date | null) => Promise<void>;

export const scheduleWith =
  (jobs: Jobs): Schedule =>
  (customerId, at) =>
    jobs.add(
      "advanceSandbox",
      { customerId },
      {
        ...(at && { startAt: at }),
        once: `${customerId} ${at?.toISOString() ?? "now"}`,
      },
    );
