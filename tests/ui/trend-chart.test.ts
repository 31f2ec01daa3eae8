import { expect, it } from "vitest";
import { nextPoint } from "../../packages/ui/src/trend-chart/next-point.ts";
import { namedPlaces, roundScale } from "../../packages/ui/src/trend-chart/scale.ts";

it.each([
  [
    [2445, 1200],
    [0, 1000, 2000, 3000],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [1, 2],
    [0, 1, 2],
  ],
  [
    [0.1, 0.25],
    [0, 0.1, 0.2, 0.3],
  ],
  [
    [-30, 60],
    [-50, 0, 50, 100],
  ],
  [
    [-9, -3],
    [-10, -5, 0],
  ],
  [[], [0, 1]],
  [
    [Number.NaN, null, undefined],
    [0, 1],
  ],
])("chooses round ticks for %j: %j", (figures, ticks) => {
  expect(roundScale(figures)).toEqual({ low: ticks[0], high: ticks.at(-1), ticks });
});

it("chooses at most five ticks for any range", () => {
  for (const top of [7, 99, 101, 4e9, 1e300]) {
    const { ticks, high } = roundScale([0, top]);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(high).toBeGreaterThanOrEqual(top);
  }
});

it("labels at most eight points, including the last", () => {
  expect(namedPlaces(30)).toEqual([1, 5, 9, 13, 17, 21, 25, 29]);
  expect(namedPlaces(1)).toEqual([0]);
  expect(namedPlaces(0)).toEqual([]);
  expect(namedPlaces(10_000)).toHaveLength(8);
});

it.each([
  ["ArrowRight", 3, false, 4],
  ["ArrowRight", 9, false, 9],
  ["ArrowLeft", 3, false, 2],
  ["ArrowLeft", 3, true, 4],
  ["ArrowRight", 0, true, 0],
  ["ArrowUp", 3, true, 4],
  ["ArrowDown", 3, false, 2],
  ["PageUp", 3, false, 9],
  ["PageDown", 3, false, 0],
  ["Home", 3, false, 0],
  ["End", 3, false, 9],
  ["Enter", 3, false, undefined],
])("%s moves from point %s of ten (right to left: %s) to %s", (key, from, isRightToLeft, to) => {
  expect(nextPoint(from, 10, key, 7, isRightToLeft)).toBe(to);
});
