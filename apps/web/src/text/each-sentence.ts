/** The same texts, every sentence of them changed. */
export const eachSentence = <T extends object>(texts: T, change: (sentence: string) => string): T =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === "string" ? change(value) : eachSentence(value as object, change),
    ]),
  ) as T;
