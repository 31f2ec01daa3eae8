const plain = (text: string): string => text.trim().toLowerCase().replaceAll(".", "");

/** Whether a task's day names the weekday of `now`: in full or short, in the plan's language or in English. */
export function isToday(day: string, now: Date, language: string): boolean {
  const names = [language, "en"].flatMap((tongue) =>
    (["long", "short"] as const).map((weekday) => new Intl.DateTimeFormat(tongue, { weekday }).format(now)),
  );
  return names.map(plain).includes(plain(day));
}
