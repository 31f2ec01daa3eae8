/** Converts a value to a number, or returns `undefined` if it is empty or not a finite number. */
export function finite(value: unknown): number | undefined {
  const number = value === "" || value === null ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
}
