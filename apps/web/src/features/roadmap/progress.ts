import { type Roadmap, type RoadmapTask, type RoadmapWeek, weekPercent } from "@trellis/contract/roadmap";

/** Returns the first week with open tasks, else the last week; `undefined` for a plan without weeks. */
export const currentWeek = (plan: Roadmap): RoadmapWeek | undefined =>
  plan.weeklyPlans.find((week) => week.tasks.some((task) => !task.completed)) ?? plan.weeklyPlans.at(-1);

/** Returns the first open task, in plan order. */
export const nextOpenTask = (plan: Roadmap): RoadmapTask | undefined =>
  plan.weeklyPlans.flatMap((week) => week.tasks).find((task) => !task.completed);

const time = (task: RoadmapTask): number => Date.parse(task.completedAt ?? "") || 0;

/**
 * Returns the recently completed tasks, newest first. Tasks without a completion time come last, in reverse plan order.
 */
export function lastCompleted(plan: Roadmap, count = 3): RoadmapTask[] {
  return plan.weeklyPlans
    .flatMap((week) => week.tasks)
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

/** Returns the progress of one week. */
export const progressOf = ({ week, tasks }: RoadmapWeek): WeekProgress => ({
  week,
  done: tasks.filter((task) => task.completed).length,
  total: tasks.length,
  percent: weekPercent(tasks),
});

/** Returns the next open task of a week: today's, else the first. */
export function nextInWeek(tasks: readonly RoadmapTask[], isDayToday: (day: string) => boolean) {
  const open = tasks.map((task, index) => ({ ...task, index })).filter((task) => !task.completed);
  const todays = open.find(({ day }) => isDayToday(day));
  const next = todays ?? open[0];
  return next ? { index: next.index, isToday: next === todays } : null;
}

/** Returns the summary that the dashboard shows. */
export const summaryOf = (plan: Roadmap) => {
  const week = currentWeek(plan);
  return {
    weeks: plan.weeklyPlans.map(progressOf),
    current: week && progressOf(week),
    next: nextOpenTask(plan)?.task,
    recent: lastCompleted(plan),
  };
};

const normalize = (text: string): string => text.trim().toLowerCase().replaceAll(".", "");

/** Whether `day` is the weekday of `now`: its long or short name, in the plan's language or in English. */
export function isToday(day: string, now: Date, language: string): boolean {
  const names = [language, "en"].flatMap((locale) =>
    (["long", "short"] as const).map((weekday) => new Intl.DateTimeFormat(locale, { weekday }).format(now)),
  );
  return names.map(normalize).includes(normalize(day));
}
