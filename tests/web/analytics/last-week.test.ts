import { expect, it } from "vitest";
import { lastWeekChange } from "../../../apps/web/src/features/analytics/last-week.ts";

const weeks = (before: number, last: number) => [...Array<number>(7).fill(before), ...Array<number>(7).fill(last)];

it("compares the last seven days with the previous seven", () => {
  expect(lastWeekChange([999, ...weeks(100, 125)])).toBe(0.25);
  expect(lastWeekChange(weeks(100, 40))).toBe(-0.6);
});

it("makes no comparison for fewer than 14 days, or if the earlier week adds up to 0 or less", () => {
  expect(lastWeekChange(weeks(1, 1).slice(1))).toBeUndefined();
  expect(lastWeekChange(weeks(0, 5))).toBeUndefined();
  expect(lastWeekChange(weeks(-2, 5))).toBeUndefined();
});
