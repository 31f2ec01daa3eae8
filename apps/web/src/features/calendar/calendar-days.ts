import type { Language } from "@trellis/contract/fields";

/** The time span that the calendar shows. */
export type Span = "week" | "month";

/** First day of the week; 0 is Sunday. */
const firstDays: Readonly<Record<Language, 0 | 1>> = { en: 0, es: 1, fr: 1 };

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Formats a day as an ISO date: "2026-11-21". */
export const dayKey = (day: Date): string =>
  `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;

/** Returns local midnight `count` days after `day`. */
export const addDays = (day: Date, count: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);

/** Returns the seven days of the week that contains a day. */
export function weekOf(day: Date, language: Language): Date[] {
  const place = (day.getDay() - firstDays[language] + 7) % 7;
  return Array.from({ length: 7 }, (_each, index) => addDays(day, index - place));
}

/** Returns the weeks of the month that contains a day, including days of the adjacent months. */
export function weeksOfMonth(day: Date, language: Language): Date[][] {
  const month = day.getMonth();
  const weeks: Date[][] = [];
  let week = weekOf(new Date(day.getFullYear(), month, 1), language);
  do {
    weeks.push(week);
    week = weekOf(addDays(week[6] as Date, 1), language);
  } while (week[0]?.getMonth() === month);
  return weeks;
}

/** Returns a day in the previous or next week or month. For months, it is the first day, because not every month has a 31st. */
export const pageFrom = (day: Date, span: Span, step: -1 | 1): Date =>
  span === "week" ? addDays(day, 7 * step) : new Date(day.getFullYear(), day.getMonth() + step, 1);
