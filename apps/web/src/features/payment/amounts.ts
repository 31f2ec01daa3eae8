import { correctDate } from "@trellis/contract/date-text";

/** Formats an amount in US dollars, such as $12 or $7.42. Pass `auto` in a column of amounts: $12.00 and $7.42. */
export const formatMoney = (
  amount: number,
  language: string,
  trailingZeroDisplay: "auto" | "stripIfInteger" = "stripIfInteger",
): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay,
  }).format(amount);

/** Formats a day, such as Nov 25. The year is added unless it is the current year. */
export function formatDay(date: Date, now: Date, language: string): string {
  const isThisYear = date.getFullYear() === now.getFullYear();
  const year = isThisYear ? undefined : "numeric";
  const day = new Intl.DateTimeFormat(language, { month: "short", day: "numeric", year }).format(date);
  // Nonbreaking spaces keep the date on one line.
  return correctDate(day, language).replaceAll(" ", "\u00A0");
}

/** Parses a date from the server; undefined for a missing or invalid one. */
export function dateOf(text: string | null | undefined): Date | undefined {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? undefined : new Date(time);
}

const trialMs = 3 * 86_400_000;

/** Returns when a free trial that starts now ends (spec §9), which is when the first payment is due. */
export const trialEnd = (now: Date): Date => new Date(now.getTime() + trialMs);
