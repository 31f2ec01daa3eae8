import { expect, it } from "vitest";
import { percent } from "../../packages/ui/src/progress-bar/percent.ts";

it.each([
  [0 / 0, 0],
  [-5, 0],
  [33.4, 33],
  [66.6, 67],
  [140, 100],
  [Number.POSITIVE_INFINITY, 100],
])("rounds and clamps a progress of %s to %s percent", (value, expected) => {
  expect(percent(value)).toBe(expected);
});
