/** Applies a function to every text. */
export const mapTexts = <T extends object>(texts: T, change: (text: string) => string): T =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === "string" ? change(value) : mapTexts(value as object, change),
    ]),
  ) as T;
