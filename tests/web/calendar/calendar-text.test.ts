import type { TFunction } from "i18next";
import { describe, expect, it } from "vitest";
import type { CalendarItem } from "../../../apps/web/src/features/calendar/calendar-item.ts";
import {
  dayReader,
  spanText,
  timeRangeText,
  weekdaysOf,
} from "../../../apps/web/src/features/calendar/calendar-text.ts";

const day = new Date(2026, 10, 21);
const plain = (text: string) => text.replaceAll(/\s/g, " ");

describe("calendar text", () => {
  it.each([
    ["month", "en", /^November 2026$/],
    ["month", "es", /^noviembre de 2026$/],
    ["week", "en", /^November 15 – 21, 2026$/],
    ["week", "fr", /^16–22 novembre 2026$/],
  ] as const)("formats the %s in %s", (span, language, name) => {
    expect(plain(spanText(day, span, language))).toMatch(name);
  });

  it("writes the first day of a month as an ordinal in French", () => {
    expect(plain(spanText(new Date(2027, 1, 3), "week", "fr"))).toBe("1er–7 février 2027");
    expect(dayReader([], day, "fr", ((key: string) => key) as TFunction<"calendar">)(new Date(2026, 11, 1)).label).toBe(
      "mardi 1er décembre",
    );
  });

  it.each([
    ["18:00–20:00", "en", "6:00 – 8:00 PM"],
    ["11:00–13:00", "fr", "11:00 – 13:00"],
    ["evenings", "en", "evenings"],
  ] as const)("formats the time range %s in %s", (range, language, shown) => {
    expect(plain(timeRangeText(range, language))).toBe(shown);
  });

  it("marks the current time among today’s items and shows items scheduled before it as posted", () => {
    const now = new Date(2026, 10, 21, 10);
    const item = (id: string, time: string, status: CalendarItem["status"]): CalendarItem => ({
      id,
      date: "2026-11-21",
      time,
      title: id,
      type: "Post",
      platform: "TikTok",
      status,
      caption: "",
      hashtags: [],
      media: "image",
    });
    const t = ((key: string) => key) as unknown as TFunction<"calendar">;
    const items = [
      item("poll", "09:30", "scheduled"),
      item("idea", "09:40", "draft"),
      item("soup", "18:00", "scheduled"),
    ];
    const read = dayReader(items, now, "en", t);
    expect(read(now).items.map(({ status }) => status)).toEqual(["posted", "draft", "scheduled"]);
    expect(read(now).now).toEqual({ after: 2, label: "now" });
    expect(read(new Date(2026, 10, 22)).now).toBeUndefined();
  });

  it("lists the weekdays from the first weekday of the language", () => {
    expect(
      weekdaysOf(day, "en")
        .map(({ long }) => long)
        .join(" "),
    ).toMatch(/^Sunday .* Saturday$/);
    expect(weekdaysOf(day, "fr")[0]).toEqual({ short: "lun.", long: "lundi" });
  });
});
