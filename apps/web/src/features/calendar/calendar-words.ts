import type { Language } from "@trellis/contract/fields";
import type { CalendarDay, CalendarWeekday } from "@trellis/ui/calendar-month";
import type { TFunction } from "i18next";
import { dayKey, type Span, weekOf } from "./calendar-days.ts";
import { brandOf, type CalendarItem, momentOf } from "./calendar-item.ts";

const format = (language: Language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options);

/** The names of the seven columns. */
export const weekdaysOf = (day: Date, language: Language): CalendarWeekday[] =>
  weekOf(day, language).map((each) => ({
    short: format(language, { weekday: "short" }).format(each),
    long: format(language, { weekday: "long" }).format(each),
  }));

/** What is on the screen: "November 2026", "November 16 – 22, 2026". */
export function spanText(day: Date, span: Span, language: Language): string {
  if (span === "month") return format(language, { month: "long", year: "numeric" }).format(day);
  const week = weekOf(day, language);
  const range = format(language, { day: "numeric", month: "long", year: "numeric" });
  return range.formatRange(week[0] as Date, week[6] as Date);
}

/** "18:00–20:00" as people of a language write it. */
export function timeRangeText(timeRange: string, language: Language): string {
  const [from, to] = timeRange.split("–").map((time) => new Date(`2000-01-01T${time}`));
  return from && to ? format(language, { hour: "numeric", minute: "numeric" }).formatRange(from, to) : timeRange;
}

/** Days with the items on them, in the words of a language. */
export function dayReader(items: readonly CalendarItem[], now: Date, language: Language, t: TFunction<"calendar">) {
  const time = format(language, { timeStyle: "short" });
  const label = format(language, { weekday: "long", day: "numeric", month: "long" });
  return (day: Date, month?: number): CalendarDay => {
    const key = dayKey(day);
    return {
      key,
      number: String(day.getDate()),
      label: label.format(day),
      today: key === dayKey(now),
      outside: month !== undefined && day.getMonth() !== month,
      items: items
        .filter(({ date }) => date === key)
        .map((item) => ({
          key: item.id,
          title: item.title,
          time: time.format(momentOf(item)),
          brand: brandOf(item.platform),
          platform: item.platform,
          status: item.status,
          statusLabel: t(`status.${item.status}`),
        })),
    };
  };
}
