/** Returns the point a key moves to, clamped at both ends, or `undefined` for keys it doesn't handle. */
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
