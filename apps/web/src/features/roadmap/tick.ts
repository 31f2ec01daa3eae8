import type { Language } from "@trellis/contract/fields";
import type { Roadmap } from "@trellis/contract/roadmap";

/** A change to a task's completed state. The week number and the index within that week identify the task (spec §7). */
export interface TaskChange {
  week: number;
  dayIndex: number;
  completed: boolean;
}

/** A change that is being sent, with the language and the start of its plan. */
export interface PendingTaskChange extends TaskChange {
  language: Language;
  /** When the plan was first written. The server uses it to detect a change to an outdated plan. */
  startedAt?: string | undefined;
}

export const tickMutationKey = ["roadmap", "tick"] as const;

/** Mutation scope: changes to tasks and answers are sent one at a time, in order. */
export const roadmapMutationScope = { id: "roadmap" } as const;

/** Applies a change to the plan, unless the task is unknown. */
export const withTick = (plan: Roadmap, { week, dayIndex, completed }: TaskChange): Roadmap => ({
  ...plan,
  weeklyPlans: plan.weeklyPlans.map((each) =>
    each.week === week
      ? { ...each, tasks: each.tasks.map((task, index) => (index === dayIndex ? { ...task, completed } : task)) }
      : each,
  ),
});

/** Applies the pending changes, oldest first. A failed change needs no rollback, because it is no longer pending. */
export const withTicks = (plan: Roadmap, ticks: readonly TaskChange[]): Roadmap => ticks.reduce(withTick, plan);
