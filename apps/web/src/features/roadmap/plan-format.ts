/** Formats a time such as "18:00" for a language. Anything else is returned unchanged. */
export function formatTime(time: string, language: string): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time.trim()) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return time;
  const timeFormat = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" });
  return timeFormat.format(Date.UTC(2000, 0, 1, Number(hour), Number(minute)));
}

/** Adds a missing "#" to a hashtag. Text with spaces is returned unchanged. */
export const hashtag = (text: string): string => (text.startsWith("#") || text.includes(" ") ? text : `#${text}`);
