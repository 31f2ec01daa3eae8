import type { RoadmapOnWire } from "@trellis/contract/roadmap";
import type { StoredRoadmap, WrittenPlan } from "@trellis/server-core/domain/roadmap";

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
