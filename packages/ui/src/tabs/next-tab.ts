/** Returns the tab a key moves to, wrapping at both ends, or `undefined` for keys it doesn't handle. */
export function nextTab<Value extends string>(
  values: readonly Value[],
  current: Value,
  key: string,
  isRightToLeft: boolean,
): Value | undefined {
  const index = values.indexOf(current);
  const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const backward = isRightToLeft ? "ArrowRight" : "ArrowLeft";
  if (key === "Home") return values[0];
  if (key === "End") return values.at(-1);
  if (key === forward) return values[(index + 1) % values.length];
  if (key === backward) return values.at(index - 1);
  return undefined;
}
