import { reach, type Figure } from "../sparkline/monotone-path.ts";

/** From where to where a chart reaches, and the lines it draws across. */
export interface Scale {
  low: number;
  high: number;
  /** From the lowest to the highest; evenly apart, both ends among them. */
  ticks: number[];
}

/** A round step of at least `rough`: 1, 2 or 5 times a power of ten. */
function roundStep(rough: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((digit) => digit * power >= rough) ?? 10) * power;
  return whole ? Math.max(1, step) : step;
}

/** A scale with round lines that holds every figure, and nought: a line cut off below tells tales. */
export function roundScale(figures: readonly Figure[], steps = 3): Scale {
  const { low, high } = reach(figures) ?? { low: 0, high: 0 };
  const foot = Math.min(0, low);
  const top = Math.max(0, high) || (foot < 0 ? 0 : 1);
  const whole = figures.every((figure) => !Number.isFinite(figure) || Number.isInteger(figure));
  const step = roundStep((top - foot) / steps, whole);
  const first = Math.floor(foot / step);
  const count = Math.ceil(top / step) - first + 1;
  const ticks = Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(12)));
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
}

/** The places whose names stand below a chart: evenly apart, from the first on. */
export function namedPlaces(count: number, room = 8): number[] {
  const every = Math.max(1, Math.ceil(count / room));
  return Array.from({ length: Math.ceil(count / every) }, (_, i) => i * every);
}
