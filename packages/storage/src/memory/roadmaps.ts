import type { RoadmapKey, StoredRoadmap, Tick, WrittenPlan } from "@trellis/server-core/domain/roadmap";
import type { Clock } from "@trellis/server-core/ports/clock";
import type { Roadmaps } from "@trellis/server-core/ports/roadmaps";
import { tableOf, type Tables } from "./tables.ts";

interface StoredPlan {
  key: RoadmapKey;
  plan: WrittenPlan | null;
  finishedAt?: Date;
  lease: string;
  leaseUntil: Date;
}

type Marks = Map<string, { week: number; dayIndex: number; completedAt: Date | null }>;

const planName = ({ accountId, revision, language }: RoadmapKey) => `${accountId}/${revision}/${language}`;
const taskName = ({ week, dayIndex }: { week: number; dayIndex: number }) => `${week}/${dayIndex}`;

/** Stores plans and completed tasks. An unchecked task keeps an entry without a date. */
export function createRoadmaps(clock: Clock, newId: () => string, tables: Tables): Roadmaps {
  const plans = tableOf<string, StoredPlan>(tables, "plans");
  const marks = tableOf<string, Marks>(tables, "marks");

  const marksOf = ({ accountId, revision }: { accountId: string; revision: number }): Marks => {
    const name = `${accountId}/${revision}`;
    const found = marks.get(name) ?? new Map();
    marks.set(name, found);
    return found;
  };
  const startOf = ({ accountId, revision }: RoadmapKey): Date => {
    const all = [...plans.values()].filter(({ key }) => key.accountId === accountId && key.revision === revision);
    return new Date(Math.min(...all.flatMap(({ finishedAt }) => (finishedAt ? [finishedAt.getTime()] : []))));
  };
  const stored = (key: RoadmapKey, plan: WrittenPlan): StoredRoadmap => ({
    plan: structuredClone(plan),
    startedAt: startOf(key),
    ticks: [...marksOf(key).values()].filter((mark): mark is Tick => mark.completedAt !== null),
  });

  return {
    read: async (key) => {
      const plan = plans.get(planName(key))?.plan;
      return plan ? stored(key, plan) : null;
    },
    before: async ({ accountId, revision }) => {
      const earlier = [...plans.values()]
        .filter(({ key, plan }) => plan && key.accountId === accountId && key.revision < revision)
        .toSorted((one, other) => other.key.revision - one.key.revision)[0];
      return earlier?.plan ? { ...stored(earlier.key, earlier.plan), language: earlier.key.language } : null;
    },
    claim: async (key, now, leaseUntil) => {
      const found = plans.get(planName(key));
      if (found && (found.plan || found.leaseUntil > now)) return null;
      const lease = newId();
      plans.set(planName(key), { key: { ...key }, plan: null, lease, leaseUntil });
      return lease;
    },
    renew: async (key, lease, leaseUntil) => {
      const found = plans.get(planName(key));
      if (found?.lease === lease) plans.set(planName(key), { ...found, leaseUntil });
    },
    finish: async (key, lease, plan, carried) => {
      const found = plans.get(planName(key));
      if (!found || found.plan || found.lease !== lease) return false;
      plans.set(planName(key), { ...found, plan: structuredClone(plan), finishedAt: clock.now() });
      const own = marksOf(key);
      for (const tick of carried) if (!own.has(taskName(tick))) own.set(taskName(tick), { ...tick });
      const ofAccount = [...plans.values()].filter((each) => each.key.accountId === key.accountId);
      const earlier = ofAccount.filter((each) => each.plan && each.key.revision < key.revision);
      const previous = Math.max(...earlier.map((each) => each.key.revision));
      for (const { key: old } of ofAccount) if (old.revision < previous) plans.delete(planName(old));
      return true;
    },
    abandon: async (key, lease) => {
      const found = plans.get(planName(key));
      if (found && !found.plan && found.lease === lease) plans.delete(planName(key));
    },
    tick: async (of, { week, dayIndex, completedAt }) => {
      const own = marksOf(of);
      const before = own.get(taskName({ week, dayIndex }))?.completedAt;
      own.set(taskName({ week, dayIndex }), { week, dayIndex, completedAt: completedAt && (before ?? completedAt) });
    },
  };
}
