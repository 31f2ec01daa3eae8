/** Returns the number that a value is or contains, or `undefined` if it isn't a finite number. */
export const finite = (value: unknown): number | undefined =>
  Number.isFinite(Number(value)) ? Number(value) : undefined;
