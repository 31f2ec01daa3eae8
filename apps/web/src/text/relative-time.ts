const minute = 60_000;
const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** How far a moment is from now, in the words of a language: "2 days ago", "dentro de 3 horas". */
export function relativeTime(moment: string, now: number, language: string): string {
  const distance = Date.parse(moment) - now;
  const [unit, size] = units.find(([, length]) => Math.abs(distance) >= length) ?? ["minute", minute];
  // Half a day before its end, a trial still ends in "1 day" and not in none.
  const count = distance > 0 ? Math.ceil(distance / size) : Math.round(distance / size);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(count, unit);
}
