import type { ReactNode } from "react";

/**
 * Returns `true` if the header is too long to stay sticky, otherwise `undefined` so that the attribute is omitted.
 */
export const isLong = (...words: ReactNode[]): true | undefined =>
  words.filter((word) => typeof word === "string").join(" ").length > 160 || undefined;
