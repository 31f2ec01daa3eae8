import { correctDate } from "@trellis/contract/date-text";
import { languages } from "@trellis/contract/fields";
import { describe, expect, it } from "vitest";
import { dateWords, fullDate, listText, percentText, timeText } from "../../../apps/web/src/text/plain-format.ts";

describe.each(languages)("the plain format in %s", (language) => {
  const words = dateWords[language];
  const days = Array.from({ length: 366 }, (_, day) => new Date(2028, 0, day + 1));

  it("equals Intl's for every date of a leap year", () => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: "full" });
    expect(days.map((day) => fullDate(words, day))).toEqual(
      days.map((day) => correctDate(format.format(day), language)),
    );
  });

  it("equals Intl's for short weekdays", () => {
    const format = new Intl.DateTimeFormat(language, { weekday: "short" });
    const week = days.slice(0, 7);
    expect(week.map((day) => words.shortWeekdays[day.getDay()])).toEqual(week.map((day) => format.format(day)));
  });

  it("equals Intl's for every whole percentage", () => {
    const format = new Intl.NumberFormat(language, { style: "percent" });
    const all = Array.from({ length: 101 }, (_, percent) => percent);
    expect(all.map((percent) => percentText(percent, language))).toEqual(all.map((each) => format.format(each / 100)));
  });

  it("equals Intl's for every hour", () => {
    const format = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" });
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    const expected = hours.map((hour) => format.format(Date.UTC(2028, 0, 1, hour, 5)));
    expect(hours.map((hour) => timeText(hour, 5, language))).toEqual(expected);
  });

  it.each([
    [[]],
    [["goals"]],
    [["YouTube", "TikTok"]],
    [["YouTube", "Instagram"]],
    [["padres", "hijos"]],
    [["agua", "hielo"]],
    [["one", "two", "three"]],
    [["one", "two", "three", "Instagram"]],
  ])("equals Intl's for the list %j", (items) => {
    const format = new Intl.ListFormat(language, { type: "unit", style: "short" });
    expect(listText(items, language)).toBe(format.format(items));
  });
});
