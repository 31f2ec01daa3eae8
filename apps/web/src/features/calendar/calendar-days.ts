import type { Language } from "@trellis/contract/fields";

/** What the calendar shows at once. */
export type Span = "week" | "month";

/** The day a week begins on, 0 for Sunday. */
const firstDays: Readonly<Record<Language, 0 | 1>> = { en: 0, es: 1, fr: 1 };

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** A day as forms spell it: "2026-11-21". */
export const dayKey = (day: Date): string =>
  `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;

/** The same hour so many days later; hours that a clock change takes away do not matter. */
export const addDays = (day: Date, count: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);

/** The seven days of the week that a day is in. */
export function weekOf(day: Date, language: Language): Date[] {
  const place = (day.getDay() - firstDays[language] + 7) % 7;
  return Array.from({ length: 7 }, (_each, index) => addDays(day, index - place));
}

/** The weeks of the month that a day is in, filled up with days of the months beside it. */
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

/** The week or month before or after. A month is gone to by its first day, as not every month has a 31st. */
export const pageFrom = (day: Date, span: Span, step: -1 | 1): Date =>
  span === "week" ? addDays(day, 7 * step) : new Date(day.getFullYear(), day.getMonth() + step, 1);
