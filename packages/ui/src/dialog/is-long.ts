import type { ReactNode } from "react";

/** So much to read that a head which stays in sight would lie over the rest; true or nothing, as an attribute wants it. */
export const isLong = (...words: ReactNode[]): true | undefined =>
  words.filter((word) => typeof word === "string").join(" ").length > 160 || undefined;
