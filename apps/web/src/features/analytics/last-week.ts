const week = 7;

/**
 * Returns how much the last seven days differ from the seven days before, as a fraction. It compares weeks, because the
 * server sends only 30 days. `undefined` for fewer than 14 days, or if the earlier week adds up to 0 or less.
 */
export function lastWeekChange(figures: readonly number[]): number | undefined {
  if (figures.length < 2 * week) return undefined;
  const sumOf = (part: readonly number[]) => part.reduce((sum, figure) => sum + figure, 0);
  const before = sumOf(figures.slice(-2 * week, -week));
  return before > 0 ? sumOf(figures.slice(-week)) / before - 1 : undefined;
}
