import type { Jobs } from "./jobs.ts";
import type { Storage } from "./storage.ts";

/** Storage and jobs that change together. */
export interface Unit extends Pick<Storage, "accounts" | "resets" | "secondFactors" | "subscriptions"> {
  jobs: Pick<Jobs, "add" | "forget">;
}

/**
 * Runs `work` in a transaction: all of its changes are stored, or none if it throws or the process ends. `work` must await
 * only calls of the unit, because it holds locks.
 */
export type Atomically = <Result>(work: (unit: Unit) => Promise<Result>) => Promise<Result>;
