export interface DayMove {
  /** Which day has the focus, counted from the first of the grid. */
  index: number;
  /** How many days there are. */
  count: number;
  /** How many stand beside each other: 1 in a list. */
  perRow: number;
  key: string;
  isRightToLeft: boolean;
}

/** Which day a key leads to, stopping at the ends; undefined when the key is none of ours. */
export function nextDay({ index, count, perRow, key, isRightToLeft }: DayMove): number | undefined {
  const right = isRightToLeft ? -1 : 1;
  const weekStart = index - (index % 7);
  const inList = perRow === 1;
  const goals: Record<string, number> = {
    ArrowRight: index + right,
    ArrowLeft: index - right,
    ArrowDown: index + perRow,
    ArrowUp: index - perRow,
    Home: inList ? 0 : weekStart,
    End: inList ? count - 1 : Math.min(count - 1, weekStart + 6),
  };
  const goal = goals[key];
  if (goal === undefined) return undefined;
  return goal < 0 || goal >= count ? index : goal;
}
