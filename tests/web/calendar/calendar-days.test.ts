import { describe, expect, it } from "vitest";
import {
  addDays,
  dayKey,
  pageFrom,
  weekOf,
  weeksOfMonth,
} from "../../../apps/web/src/features/calendar/calendar-days.ts";

const day = (year: number, month: number, date: number) => new Date(year, month - 1, date, 9, 30);

describe("the calendar", () => {
  it("formats a day as an ISO date", () => {
    expect(dayKey(day(2026, 3, 7))).toBe("2026-03-07");
  });

  it("adds days across months, years and clock changes", () => {
    expect(dayKey(addDays(day(2026, 12, 30), 3))).toBe("2027-01-02");
    expect(dayKey(addDays(day(2026, 3, 1), -1))).toBe("2026-02-28");
    expect(Array.from({ length: 400 }, (_each, index) => dayKey(addDays(day(2026, 1, 1), index)))).toHaveLength(
      new Set(Array.from({ length: 400 }, (_each, index) => dayKey(addDays(day(2026, 1, 1), index)))).size,
    );
  });

  it.each([
    ["en", "2026-11-15", "2026-11-21"],
    ["es", "2026-11-16", "2026-11-22"],
    ["fr", "2026-11-16", "2026-11-22"],
  ] as const)("starts weeks on the first weekday of '%s'", (language, first, last) => {
    const week = weekOf(day(2026, 11, 21), language).map(dayKey);
    expect(week).toHaveLength(7);
    expect([week[0], week[6]]).toEqual([first, last]);
  });

  it("includes a Sunday in the week that ends with it", () => {
    expect(weekOf(day(2026, 11, 22), "fr").map(dayKey)[6]).toBe("2026-11-22");
  });

  it("extends a month to whole weeks", () => {
    const november = weeksOfMonth(day(2026, 11, 21), "fr").map((week) => week.map(dayKey));
    expect(november).toHaveLength(6);
    expect(november[0]?.[0]).toBe("2026-10-26");
    expect(november.at(-1)?.at(-1)).toBe("2026-12-06");
  });

  it("returns four weeks for a 28-day February that starts on the first weekday", () => {
    const february = weeksOfMonth(day(2027, 2, 10), "fr").map((week) => week.map(dayKey));
    expect(february).toHaveLength(4);
    expect([february[0]?.[0], february[3]?.[6]]).toEqual(["2027-02-01", "2027-02-28"]);
  });
});

describe("paging", () => {
  it("moves by a week", () => {
    expect(dayKey(pageFrom(day(2026, 11, 28), "week", 1))).toBe("2026-12-05");
    expect(dayKey(pageFrom(day(2026, 11, 3), "week", -1))).toBe("2026-10-27");
  });

  it("moves by a month without skipping short months", () => {
    expect(dayKey(pageFrom(day(2026, 1, 31), "month", 1))).toBe("2026-02-01");
    expect(dayKey(pageFrom(day(2026, 1, 31), "month", -1))).toBe("2025-12-01");
  });
});
