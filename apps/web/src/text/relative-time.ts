const minute = 60_000;
const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** Distances under a minute are shown as “now”. */
const now = ["second", Infinity] as const;

/** Returns the distance between two times in a language: “2 days ago”, “dentro de 3 horas”. */
export function relativeTime(moment: string, from: number, language: string): string {
  const distance = Date.parse(moment) - from;
  const [unit, size] = units.find(([, length]) => Math.abs(distance) >= length) ?? now;
  // Round up in the future: one and a half days are “in 2 days”.
  const count = distance > 0 ? Math.ceil(distance / size) : Math.round(distance / size);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(count, unit);
}
