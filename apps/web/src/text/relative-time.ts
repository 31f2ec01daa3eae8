const minute = 60_000;
const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** Nearer than a minute is now. */
const now = ["second", Infinity] as const;

/** How far a moment is from another, in the words of a language: "2 days ago", "dentro de 3 horas". */
export function relativeTime(moment: string, from: number, language: string): string {
  const distance = Date.parse(moment) - from;
  const [unit, size] = units.find(([, length]) => Math.abs(distance) >= length) ?? now;
  // Half a day before its end, a trial still ends in "1 day" and not in none.
  const count = distance > 0 ? Math.ceil(distance / size) : Math.round(distance / size);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(count, unit);
}
