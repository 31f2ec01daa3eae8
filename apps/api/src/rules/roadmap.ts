import type { RoadmapOnWire } from "@trellis/contract/roadmap";
import type { StoredRoadmap, Tick, WrittenPlan } from "../domain.ts";

const nameOf = (week: number, dayIndex: number): string => `${week}.${dayIndex}`;

/** Whether a plan has that task. */
export const hasTask = (plan: WrittenPlan, week: number, dayIndex: number): boolean =>
  plan.weeklyPlans.some((each) => each.week === week && dayIndex < each.tasks.length);

/** A stored plan as the clients know it: every task with an id, and with what is done. */
export function roadmapOnWire({ plan, ticks }: StoredRoadmap): RoadmapOnWire {
  const done = new Map(ticks.map((tick) => [nameOf(tick.week, tick.dayIndex), tick.completedAt]));
  return {
    ...plan,
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

/** The same ticks with one task ticked (a date) or unticked (null); ticking again keeps the first date. */
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
 * What stays done when a plan is made anew: the completed tasks whose words are also in the new plan, at their new places.
 * Both plans must be in the same language. A task that occurs twice is matched as often as it was done.
 */
export function carriedTicks(old: StoredRoadmap, renewed: WrittenPlan): Tick[] {
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
