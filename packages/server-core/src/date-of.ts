import { correctDate } from "@trellis/contract/date-text";

/** Returns a date in words, such as “November 28, 2026”, in UTC. */
export const dateOf = (at: Date, locale: string): string =>
  correctDate(new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(at), locale);
