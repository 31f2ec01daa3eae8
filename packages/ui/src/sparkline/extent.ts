import { type Figure, isPoint } from "./runs.ts";

/** Returns the smallest and largest value, or `undefined` if there are none. */
export function extent(figures: readonly Figure[]): { low: number; high: number } | undefined {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const figure of figures) {
    if (!isPoint(figure)) continue;
    low = Math.min(low, figure);
    high = Math.max(high, figure);
  }
  return low > high ? undefined : { low, high };
}
