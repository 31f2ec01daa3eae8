const between = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** Returns the entries to show, at most seven: the first, the last and those around the current page. A negative number is a gap. */
export function pagesAround(page: number, count: number): number[] {
  const from = Math.max(2, Math.min(page - 1, count - 4));
  const to = Math.min(count - 1, Math.max(page + 1, 5));
  const before = from > 3 ? [-1] : between(2, from - 1);
  const after = to < count - 2 ? [-2] : between(to + 1, count - 1);
  return [1, ...before, ...between(from, to), ...after, ...(count > 1 ? [count] : [])];
}
