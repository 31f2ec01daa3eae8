import { correctDate } from "@trellis/contract/date-text";
import type { Language } from "@trellis/contract/fields";
import type { CalendarDay, CalendarWeekday } from "@trellis/ui/calendar-month";
import type { TFunction } from "i18next";
import { platformOf } from "../../platforms.ts";
import { dayKey, type Span, weekOf } from "./calendar-days.ts";
import { type CalendarItem, momentOf, shownStatus } from "./calendar-item.ts";

const format = (language: Language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options);

/** Returns the short and long names of the seven weekdays. */
export function weekdaysOf(day: Date, language: Language): CalendarWeekday[] {
  const [short, long] = [format(language, { weekday: "short" }), format(language, { weekday: "long" })];
  return weekOf(day, language).map((each) => ({ short: short.format(each), long: long.format(each) }));
}

/** Formats the visible span: "November 2026" or "November 15 – 21, 2026". */
export function spanText(day: Date, span: Span, language: Language): string {
  if (span === "month") return format(language, { month: "long", year: "numeric" }).format(day);
  const week = weekOf(day, language);
  const range = format(language, { day: "numeric", month: "long", year: "numeric" });
  return correctDate(range.formatRange(week[0] as Date, week[6] as Date), language);
}

/** Formats a time range such as "18:00–20:00" for a language; returns other texts unchanged. */
export function timeRangeText(timeRange: string, language: Language): string {
  const [from, to] = timeRange.split("–").map((time) => new Date(`2000-01-01T${time}`));
  return from && to ? format(language, { hour: "numeric", minute: "numeric" }).formatRange(from, to) : timeRange;
}

/** Returns a function that builds a calendar day with its items. */
export function dayReader(items: readonly CalendarItem[], now: Date, language: Language, t: TFunction<"calendar">) {
  const time = format(language, { timeStyle: "short" });
  const label = format(language, { weekday: "long", day: "numeric", month: "long" });
  return (day: Date, month?: number): CalendarDay => {
    const key = dayKey(day);
    const today = key === dayKey(now);
    const ofDay = items.filter(({ date }) => date === key);
    const before = ofDay.filter((item) => momentOf(item) < now).length;
    return {
      key,
      number: String(day.getDate()),
      label: correctDate(label.format(day), language),
      today,
      ...(today && { now: { after: before, label: t("now") } }),
      invitation: key < dayKey(now) ? undefined : t("planDay"),
      outside: month !== undefined && day.getMonth() !== month,
      items: ofDay.map((item) => ({
        key: item.id,
        title: item.title,
        time: time.format(momentOf(item)),
        brand: platformOf(item.platform),
        platform: item.platform,
        status: shownStatus(item, now),
        statusLabel: t(`status.${shownStatus(item, now)}`),
      })),
    };
  };
}
