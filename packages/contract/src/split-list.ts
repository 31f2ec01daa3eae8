/** Splits a typed answer at commas, trims the items and drops empty ones (spec §5). */
export const splitList = (text: string): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
