import type { RoadmapOnWire } from "@trellis/contract/roadmap";
import type { StoredRoadmap, Tick, WrittenPlan } from "@trellis/server-core/domain/roadmap";

const nameOf = (week: number, dayIndex: number): string => `${week}.${dayIndex}`;

export const hasTask = (plan: WrittenPlan, week: number, dayIndex: number): boolean =>
  plan.weeklyPlans.some((each) => each.week === week && dayIndex < each.tasks.length);

/** Returns a plan in wire format: tasks with ids and completion state. */
export function roadmapOnWire({ plan, startedAt, ticks }: StoredRoadmap): RoadmapOnWire {
  const done = new Map(ticks.map((tick) => [nameOf(tick.week, tick.dayIndex), tick.completedAt]));
  return {
    ...plan,
    startedAt: startedAt.toISOString(),
    weeklyPlans: plan.weeklyPlans.map(({ week, focus, tasks }) => ({
      week,
      focus,
      tasks: tasks.map(({ day, task, description }, dayIndex) => {
        const completedAt = done.get(nameOf(week, dayIndex));
        return {
          _id: `week-${week}-task-${dayIndex + 1}`,
          day,
          task,
          description,
          completed: completedAt !== undefined,
          completedAt: completedAt?.toISOString() ?? null,
        };
      }),
    })),
  };
}

/** Returns the completed tasks after adding a task, or removing it if `completedAt` is null; the first date is kept. */
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
 * Returns the completed tasks to keep in a rewritten plan: those with the same text, at their new position. Both plans
 * must be in the same language. If several tasks have the same text, as many are kept as were completed.
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
