import type { Language } from "@trellis/contract/fields";
import type { Roadmap } from "@trellis/contract/roadmap";
import { dateWords } from "../../text/plain-format.ts";

/** When a task is due: on an earlier day, today, or on a later day. */
export type Due = "overdue" | "today" | "later";

const daysPerWeek = 7;

const normalize = (text: string): string => text.trim().toLowerCase().replaceAll(".", "");

/** Returns the number of a weekday, 0 being Sunday, from its long or short name in a language or in English. */
export function weekdayOf(day: string, language: Language): number | undefined {
  const name = normalize(day);
  const positions = [dateWords[language], dateWords.en]
    .flatMap(({ weekdays, shortWeekdays }) => [weekdays, shortWeekdays])
    .map((names) => names.findIndex((each) => normalize(each) === name));
  return positions.find((position) => position >= 0);
}

const plusDays = (date: Date, days: number): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);

/** Returns the first `weekday` on or after `date`. */
const firstFrom = (date: Date, weekday: number): Date =>
  plusDays(date, (weekday - date.getDay() + daysPerWeek) % daysPerWeek);

/** Returns the day of the plan, 1 being its start; `undefined` outside the plan and for a plan without a start. */
export function dayOfPlan({ startedAt, weeklyPlans }: Roadmap, now: Date): number | undefined {
  const start = new Date(startedAt ?? "");
  if (Number.isNaN(start.getTime())) return undefined;
  const day = Math.round((plusDays(now, 0).getTime() - plusDays(start, 0).getTime()) / 86_400_000) + 1;
  return day >= 1 && day <= weeklyPlans.length * daysPerWeek ? day : undefined;
}

/**
 * Returns when the tasks of a week are due, in plan order. Each week starts seven days after the previous one, and its
 * first task is due on the first matching weekday on or after that day. `undefined` for tasks without a weekday and for
 * plans without a start.
 */
export function dueOf(plan: Roadmap, week: number, now: Date, language: Language): (Due | undefined)[] {
  const position = plan.weeklyPlans.findIndex((each) => each.week === week);
  const days = (plan.weeklyPlans[position]?.tasks ?? []).map(({ day }) => weekdayOf(day, language));
  const startedAt = new Date(plan.startedAt ?? "");
  if (Number.isNaN(startedAt.getTime())) return days.map(() => undefined);
  const earliest = plusDays(startedAt, position * daysPerWeek);
  const begin = days[0] === undefined ? earliest : firstFrom(earliest, days[0]);
  const today = plusDays(now, 0).getTime();
  return days.map((day) => {
    if (day === undefined) return undefined;
    const date = firstFrom(begin, day).getTime();
    return date === today ? "today" : date < today ? "overdue" : "later";
  });
}
