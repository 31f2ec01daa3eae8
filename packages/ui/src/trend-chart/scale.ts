import type { Figure } from "../sparkline/runs.ts";
import { extent } from "../sparkline/extent.ts";

/** Range of a chart and its grid lines. */
export interface Scale {
  low: number;
  high: number;
  /** Grid line values, evenly spaced and including both ends. */
  ticks: number[];
}

/** Returns a round step of at least `rough`: 1, 2 or 5 times a power of ten. */
function roundStep(rough: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((digit) => digit * power >= rough) ?? 10) * power;
  return whole ? Math.max(1, step) : step;
}

/** Returns a round scale that contains all values and zero. */
export function roundScale(figures: readonly Figure[], steps = 3): Scale {
  const { low, high } = extent(figures) ?? { low: 0, high: 0 };
  const foot = Math.min(0, low);
  const top = Math.max(0, high) || (foot < 0 ? 0 : 1);
  const whole = figures.every((figure) => !Number.isFinite(figure) || Number.isInteger(figure));
  const step = roundStep((top - foot) / steps, whole);
  const first = Math.floor(foot / step);
  const count = Math.ceil(top / step) - first + 1;
  const ticks = Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(12)));
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
}

/** Returns the indexes of the points that get an axis label, evenly spaced and ending with the last. */
export function namedPlaces(count: number, room = 8): number[] {
  const every = Math.max(1, Math.ceil(count / room));
  return Array.from({ length: Math.ceil(count / every) }, (_, i) => count - 1 - i * every).toReversed();
}
