/** Which point a key leads to, stopping at both ends; undefined when the key is none of ours. */
export function nextPoint(
  index: number,
  count: number,
  key: string,
  page: number,
  isRightToLeft: boolean,
): number | undefined {
  const right = isRightToLeft ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: right,
    ArrowLeft: -right,
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.min(count - 1, Math.max(0, index + step));
}
