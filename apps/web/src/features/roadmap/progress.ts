import { type Roadmap, type RoadmapTask, type RoadmapWeek, weekPercent } from "@trellis/contract/roadmap";

/** The first week with open tasks, else the last one; undefined for a plan without weeks. */
export const currentWeek = (plan: Roadmap): RoadmapWeek | undefined =>
  plan.weeklyPlans.find((week) => week.tasks.some((task) => !task.completed)) ?? plan.weeklyPlans.at(-1);

/** The next thing to do, in plan order. */
export const nextOpenTask = (plan: Roadmap): RoadmapTask | undefined =>
  plan.weeklyPlans.flatMap((week) => week.tasks).find((task) => !task.completed);

const time = (task: RoadmapTask): number => Date.parse(task.completedAt ?? "") || 0;

/**
 * The tasks that were completed last, newest first. Tasks whose time of completion is unknown come after the others, the
 * furthest in the plan first.
 */
export function lastCompleted(plan: Roadmap, count = 3): RoadmapTask[] {
  return plan.weeklyPlans
    .flatMap((week) => week.tasks)
    .filter((task) => task.completed)
    .toReversed()
    .toSorted((one, other) => time(other) - time(one))
    .slice(0, count);
}

/** How far a week has come. */
export interface WeekProgress {
  /** The plan's own number of the week. */
  week: number;
  done: number;
  total: number;
  percent: number;
}

/** Done and total of one week. */
export const progressOf = ({ week, tasks }: RoadmapWeek): WeekProgress => ({
  week,
  done: tasks.filter((task) => task.completed).length,
  total: tasks.length,
  percent: weekPercent(tasks),
});

/** The open task of a week that is next: today's, else the first. */
export function nextInWeek(tasks: readonly RoadmapTask[], isToday: (day: string) => boolean) {
  const open = tasks.map((task, index) => ({ ...task, index })).filter((task) => !task.completed);
  const todays = open.find(({ day }) => isToday(day));
  const next = todays ?? open[0];
  return next ? { index: next.index, isToday: next === todays } : null;
}

/** What the dashboard tells of a plan. */
export const summaryOf = (plan: Roadmap) => {
  const week = currentWeek(plan);
  return {
    weeks: plan.weeklyPlans.map(progressOf),
    current: week && progressOf(week),
    next: nextOpenTask(plan)?.task,
    recent: lastCompleted(plan),
  };
};
