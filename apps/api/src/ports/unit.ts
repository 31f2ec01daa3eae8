import type { Jobs } from "./jobs.ts";
import type { Storage } from "./storage.ts";

/** Storage and jobs that change together. */
export interface Unit extends Pick<Storage, "accounts" | "resets" | "subscriptions"> {
  jobs: Pick<Jobs, "add" | "forget">;
}

/**
 * Runs `work`, whose changes all happen, or none of them if it throws or the process ends. It must wait for nothing but
 * the unit, because it holds locks.
 */
export type Atomically = <Result>(work: (unit: Unit) => Promise<Result>) => Promise<Result>;
