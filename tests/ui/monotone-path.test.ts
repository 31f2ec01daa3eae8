import { expect, it } from "vitest";
import { areaPath, monotonePath } from "../../packages/ui/src/sparkline/monotone-path.ts";
import { yRatio, plotRuns } from "../../packages/ui/src/sparkline/runs.ts";
import { extent } from "../../packages/ui/src/sparkline/extent.ts";

const frame = { width: 100, height: 100, low: 0, high: 10 };

/** Returns eleven sampled y coordinates for each curve of a path. */
function heights(path: string): number[] {
  const [start, ...curves] = path
    .split("C")
    .map((part) => [...part.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map((m) => Number(m[1])));
  let from = start?.[0] ?? Number.NaN;
  return curves.flatMap(([leaves = 0, arrives = 0, to = 0]) => {
    const passed = Array.from({ length: 11 }, (_, i) => {
      const t = i / 10;
      const u = 1 - t;
      return u ** 3 * from + 3 * u * u * t * leaves + 3 * u * t * t * arrives + t ** 3 * to;
    });
    from = to;
    return passed;
  });
}

it("splits values into runs at gaps", () => {
  const runs = plotRuns([1, 2, Number.NaN, 3, null, undefined, 4, 5], frame);
  expect(runs.map((run) => run.length)).toEqual([2, 1, 2]);
  expect(plotRuns([], frame)).toEqual([]);
  expect(plotRuns([Number.NaN, Number.POSITIVE_INFINITY], frame)).toEqual([]);
});

it("centers a single value and draws it as a dot", () => {
  expect(plotRuns([5], frame)).toEqual([[[50, 50]]]);
  expect(monotonePath([[50, 50]])).toBe("M50 50h.01");
  expect(areaPath([[50, 50]], 100)).toBe("");
});

it.each([
  ["a peak", [0, 0, 10, 0, 0]],
  ["a step", [0, 0, 10, 10]],
  ["a slow rise and a jump", [1, 2, 2.1, 9, 10]],
])("does not overshoot %s", (_, figures) => {
  const [run = []] = plotRuns(figures, frame);
  const drawn = heights(monotonePath(run));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(-0.01);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(100.01);
});

it("draws monotone values as a monotone curve", () => {
  const [run = []] = plotRuns([1, 2, 2.1, 9, 10], frame);
  const drawn = heights(monotonePath(run));
  expect(drawn).toHaveLength(44);
  for (const [i, height] of drawn.slice(1).entries()) expect(height).toBeLessThanOrEqual((drawn[i] ?? 0) + 0.01);
});

it("closes an area at the bottom", () => {
  const [run = []] = plotRuns([0, 10], frame);
  expect(areaPath(run, 100)).toMatch(/V100H0Z$/);
});

it.each([
  [5, 0, 10, 0.5],
  [-5, -10, 0, 0.5],
  [3, 3, 3, 0.5],
  [Number.MAX_VALUE, -Number.MAX_VALUE, Number.MAX_VALUE, 0.5],
])("maps %s in the range %s to %s to the height %s", (figure, low, high, share) => {
  expect(yRatio(figure, { low, high })).toBe(share);
});

it("finds the extent of very large data sets", () => {
  const many = Array.from({ length: 300_000 }, (_, i) => i - 7);
  expect(extent(many)).toEqual({ low: -7, high: 299_992 });
  expect(extent([null, Number.NaN])).toBeUndefined();
});
