import { correctDate } from "@trellis/contract/date-text";

/** Formats a day in full, such as "November 29, 2026". */
export const longDate = (time: Date | string, language: string): string =>
  correctDate(new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(time)), language);
