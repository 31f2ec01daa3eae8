import { type Roadmap, type RoadmapTask, type RoadmapWeek, weekPercent } from "@trellis/contract/roadmap";

/** A task with its place in the plan. */
export interface PlacedTask extends RoadmapTask {
  /** Week number, as in the plan. */
  week: number;
  /** Index in its week. */
  dayIndex: number;
}

const placedTasks = (plan: Roadmap): PlacedTask[] =>
  plan.weeklyPlans.flatMap(({ week, tasks }) => tasks.map((task, dayIndex) => ({ ...task, week, dayIndex })));

/** Returns the first week with open tasks, else the last week; `undefined` for a plan without weeks. */
export const currentWeek = (plan: Roadmap): RoadmapWeek | undefined =>
  plan.weeklyPlans.find((week) => week.tasks.some((task) => !task.completed)) ?? plan.weeklyPlans.at(-1);

const openTasks = (plan: Roadmap) => placedTasks(plan).filter((task) => !task.completed);

/** Returns the next task, as shown on every screen: the first open task, in plan order. */
export const nextOpenTask = (plan: Roadmap): PlacedTask | undefined => openTasks(plan)[0];

const time = (task: RoadmapTask): number => Date.parse(task.completedAt ?? "") || 0;

/**
 * Returns the recently completed tasks, newest first. Tasks without a completion time come last, in reverse plan order.
 */
export function lastCompleted(plan: Roadmap, count = 3): PlacedTask[] {
  return placedTasks(plan)
    .filter((task) => task.completed)
    .toReversed()
    .toSorted((one, other) => time(other) - time(one))
    .slice(0, count);
}

/** Progress of one week. */
export interface WeekProgress {
  /** Week number, as in the plan. */
  week: number;
  done: number;
  total: number;
  percent: number;
}

export const progressOf = ({ week, tasks }: RoadmapWeek): WeekProgress => ({
  week,
  done: tasks.filter((task) => task.completed).length,
  total: tasks.length,
  percent: weekPercent(tasks),
});

/** Returns the summary that the dashboard shows. */
export const summaryOf = (plan: Roadmap) => {
  const week = currentWeek(plan);
  return {
    weeks: plan.weeklyPlans.map(progressOf),
    current: week && progressOf(week),
    next: nextOpenTask(plan),
    later: openTasks(plan).slice(1, 3),
    recent: lastCompleted(plan),
  };
};
