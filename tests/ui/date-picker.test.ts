import { expect, it } from "vitest";
import { addMonths, dayAfterKey, toTime } from "../../packages/ui/src/date-picker/days.ts";

const iso = (time: number | undefined) => (time === undefined ? time : new Date(time).toISOString().slice(0, 10));
const at = (date: string) => toTime(date) ?? Number.NaN;

it("addMonths() returns the last day of the month if the month is too short", () => {
  expect(iso(addMonths(at("2026-10-31"), 1))).toBe("2026-11-30");
  expect(iso(addMonths(at("2028-02-29"), -12))).toBe("2027-02-28");
  expect(iso(addMonths(at("2026-12-15"), 1))).toBe("2027-01-15");
});

it("dayAfterKey() swaps the left and right arrows in right-to-left text", () => {
  expect(iso(dayAfterKey(at("2026-11-21"), "ArrowLeft", 5, true))).toBe("2026-11-22");
  expect(dayAfterKey(at("2026-11-21"), "a", 5, true)).toBeUndefined();
});

it("toTime() returns undefined for text that is not a date", () => {
  expect([toTime(""), toTime(undefined), toTime("2026-13-40")]).toEqual([undefined, undefined, undefined]);
});
