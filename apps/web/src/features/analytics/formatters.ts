import { useMemo } from "react";
import { useLanguage } from "../../text/use-language.ts";

/** Formatters for one locale. */
interface Formatters {
  /** 43,038 */
  count: (value: number) => string;
  /** +866, −12, 0 */
  signed: (value: number) => string;
  /** 38% */
  share: (fraction: number) => string;
  /** +12%, −3% */
  change: (fraction: number) => string;
  /** 3K */
  short: (value: number) => string;
  /** 2026-11-19 → Nov 19 */
  day: (day: string) => string;
  /** Nov 7, 2026 */
  date: (moment: string) => string;
  /** ES → Spain */
  country: (code: string) => string;
}

/** Returns the formatters for a locale. Invalid dates and country codes are returned unchanged. */
export function formattersFor(language: string): Formatters {
  const number = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options);
  const [count, signed] = [number(), number({ signDisplay: "exceptZero" })];
  const share = number({ style: "percent" });
  const change = number({ style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 });
  const short = number({ notation: "compact", maximumFractionDigits: 1 });
  // A date without a time is parsed as UTC, so format it as UTC too.
  const day = new Intl.DateTimeFormat(language, { month: "short", day: "numeric", timeZone: "UTC" });
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const countries = new Intl.DisplayNames(language, { type: "region" });
  const dated = (format: Intl.DateTimeFormat) => (text: string) => {
    const time = Date.parse(text);
    return Number.isNaN(time) ? text : format.format(time);
  };
  return {
    count: (value) => count.format(value),
    signed: (value) => signed.format(value).replace("-", "−"),
    share: (fraction) => share.format(fraction),
    change: (fraction) => change.format(fraction).replace("-", "−"),
    short: (value) => short.format(value).replace("-", "−"),
    day: dated(day),
    date: dated(date),
    country: (code) => (/^[a-z]{2}$/i.test(code) ? (countries.of(code.toUpperCase()) ?? code) : code),
  };
}

/** Returns the formatters for the current language. */
export function useFormatters(): Formatters {
  const language = useLanguage();
  return useMemo(() => formattersFor(language), [language]);
}
