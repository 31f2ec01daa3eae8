import type { Language } from "@trellis/contract/fields";
import { dateOf } from "@trellis/server-core/date-of";

/** Formats amounts and dates for emails. */
export interface MailFormat {
  /** Formats US cents. */
  money: (cents: number) => string;
  /** Formats the date of a time in ISO 8601, in UTC: emails don't know the reader's time zone. */
  date: (time: string) => string;
}

export function mailFormat(language: Language): MailFormat {
  const money = new Intl.NumberFormat(language, { style: "currency", currency: "USD" });
  return { money: (cents) => money.format(cents / 100), date: (time) => dateOf(new Date(time), language) };
}
