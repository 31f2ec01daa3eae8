const week = 7;

/**
 * Returns how the last seven days compare with the seven before, as a fraction. The server sends 30 days, so there are no
 * earlier 30 days to compare with. `undefined` for fewer than 14 days and if the earlier week has nothing to compare with.
 */
export function lastWeekChange(figures: readonly number[]): number | undefined {
  if (figures.length < 2 * week) return undefined;
  const sumOf = (part: readonly number[]) => part.reduce((sum, figure) => sum + figure, 0);
  const before = sumOf(figures.slice(-2 * week, -week));
  return before > 0 ? sumOf(figures.slice(-week)) / before - 1 : undefined;
}
