/** 154 → "2:34"; with hours from the first one on. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** How a language writes a channel's figures and days. */
export interface Figures {
  /** 43,038 */
  count: (value: number) => string;
  /** +866, −12, 0 */
  signed: (value: number) => string;
  /** 3K */
  short: (value: number) => string;
  /** 2026-11-19 → Nov 19 */
  day: (day: string) => string;
  /** Nov 7, 2026 */
  date: (moment: string) => string;
  /** ES → Spain */
  country: (code: string) => string;
}

/** The figures of a language. What is no date or no country is left as it is. */
export function figuresIn(language: string): Figures {
  const number = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options);
  const [count, signed] = [number(), number({ signDisplay: "exceptZero" })];
  const short = number({ notation: "compact", maximumFractionDigits: 1 });
  // A day of a channel has no hour: read as UTC, it stays the day it is.
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
    short: (value) => short.format(value).replace("-", "−"),
    day: dated(day),
    date: dated(date),
    country: (code) => (/^[a-z]{2}$/i.test(code) ? (countries.of(code.toUpperCase()) ?? code) : code),
  };
}
