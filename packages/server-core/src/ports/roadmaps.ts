import type { Language } from "@trellis/contract/fields";
import type { RoadmapKey, StoredRoadmap, Tick, WrittenPlan } from "../domain/roadmap.ts";

/** Plans and their completed tasks. */
export interface Roadmaps {
  /**
   * Returns the finished plan with the completed tasks of its revision, in one statement; null if there is none or it
   * is still being written.
   */
  read(key: RoadmapKey): Promise<StoredRoadmap | null>;
  /** Returns the account's latest finished plan of an earlier revision, in any language; null if there is none. */
  before(key: RoadmapKey): Promise<(StoredRoadmap & { language: Language }) | null>;
  /** Returns a lease to write this plan until `leaseUntil`; null if the plan is finished or leased. Atomic. */
  claim(key: RoadmapKey, now: Date, leaseUntil: Date): Promise<string | null>;
  /** Extends a lease, unless another caller has taken it over. Leases are short, so a crashed process does not block its plan for long. */
  renew(key: RoadmapKey, lease: string, leaseUntil: Date): Promise<void>;
  /**
   * Stores the plan unless another caller has taken over the lease, and adds the `carried` completions of tasks that were neither
   * completed nor unchecked in this revision (one transaction). Returns false, without storing anything, if the lease
   * was lost.
   */
  finish(key: RoadmapKey, lease: string, plan: WrittenPlan, carried: readonly Tick[]): Promise<boolean>;
  /** Releases a lease after a failure, so that the next call can try immediately. */
  abandon(key: RoadmapKey, lease: string): Promise<void>;
  /**
   * Completes a task, or unchecks it if `completedAt` is null. Completing it again keeps the first date; unchecking is remembered
   * (see `finish`).
   */
  tick(
    of: { accountId: string; revision: number },
    task: { week: number; dayIndex: number; completedAt: Date | null },
  ): Promise<void>;
}
