import type { StoredRoadmap, Tick, WrittenPlan } from "@trellis/server-core/domain/roadmap";

/** Returns the completed tasks after adding a task, or removing it if `completedAt` is null. A task that is already completed keeps its original date. */
export function withTick(
  ticks: readonly Tick[],
  task: { week: number; dayIndex: number; completedAt: Date | null },
): Tick[] {
  const before = ticks.find((tick) => tick.week === task.week && tick.dayIndex === task.dayIndex);
  const others = ticks.filter((tick) => tick !== before);
  if (task.completedAt === null) return others;
  return [...others, before ?? { ...task, completedAt: task.completedAt }];
}

/**
 * Returns the completed tasks to keep in a rewritten plan: those with the same wording, at their new position. Both
 * plans must be in the same language. If several tasks have the same wording, as many of them are completed as before.
 */
export function carriedTicks(old: Pick<StoredRoadmap, "plan" | "ticks">, renewed: WrittenPlan): Tick[] {
  const done = new Map<string, Date[]>();
  for (const { week, dayIndex, completedAt } of old.ticks) {
    const task = old.plan.weeklyPlans.find((each) => each.week === week)?.tasks[dayIndex]?.task;
    if (task !== undefined) done.set(task, [...(done.get(task) ?? []), completedAt]);
  }
  return renewed.weeklyPlans.flatMap(({ week, tasks }) =>
    tasks.flatMap(({ task }, dayIndex) => {
      const completedAt = done.get(task)?.shift();
      return completedAt ? [{ week, dayIndex, completedAt }] : [];
    }),
  );
}
