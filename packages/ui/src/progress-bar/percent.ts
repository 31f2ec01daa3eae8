/** Returns a whole number from 0 to 100 for any input; `NaN` becomes 0. */
export const percent = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.round(Math.min(100, Math.max(0, value)));
