import { expect, it } from "vitest";
import { nextDay } from "../../packages/ui/src/calendar-month/next-day.ts";

it.each([
  ["ArrowRight", 10, 11],
  ["ArrowLeft", 10, 9],
  ["ArrowDown", 10, 17],
  ["ArrowUp", 10, 3],
  ["ArrowUp", 3, 3],
  ["ArrowDown", 33, 33],
  ["ArrowRight", 34, 34],
  ["Home", 10, 7],
  ["End", 10, 13],
  ["Control+Home", 10, 0],
  ["Control+End", 10, 34],
  ["Control+ArrowDown", 10, undefined],
  ["Enter", 10, undefined],
])("%s moves from day %s of a five-week grid to %s", (key, index, to) => {
  expect(nextDay({ index, count: 35, perRow: 7, key, isRightToLeft: false })).toBe(to);
});

it("swaps left and right in right-to-left languages", () => {
  expect(nextDay({ index: 10, count: 35, perRow: 7, key: "ArrowRight", isRightToLeft: true })).toBe(9);
});

it.each([
  ["ArrowDown", 1, 2],
  ["ArrowUp", 1, 0],
  ["Home", 2, 0],
  ["End", 0, 3],
])("%s moves from item %s of a four-item list to %s", (key, index, to) => {
  expect(nextDay({ index, count: 4, perRow: 1, key, isRightToLeft: false })).toBe(to);
});
