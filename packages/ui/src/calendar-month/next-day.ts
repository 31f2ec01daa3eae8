interface DayMove {
  /** Index of the focused day. */
  index: number;
  /** Number of days. */
  count: number;
  /** Number of days per row; 1 in the list layout. */
  perRow: number;
  /** Key name, prefixed with "Control+" if Ctrl is pressed. */
  key: string;
  isRightToLeft: boolean;
}

/** Returns the index of the day a key moves to, clamped to the grid, or `undefined` for keys it doesn't handle. */
export function nextDay({ index, count, perRow, key, isRightToLeft }: DayMove): number | undefined {
  const right = isRightToLeft ? -1 : 1;
  const weekStart = index - (index % 7);
  const inList = perRow === 1;
  const targets: Record<string, number> = {
    ArrowRight: index + right,
    ArrowLeft: index - right,
    ArrowDown: index + perRow,
    ArrowUp: index - perRow,
    Home: inList ? 0 : weekStart,
    End: inList ? count - 1 : Math.min(count - 1, weekStart + 6),
    "Control+Home": 0,
    "Control+End": count - 1,
  };
  const target = targets[key];
  if (target === undefined) return undefined;
  return target < 0 || target >= count ? index : target;
}
