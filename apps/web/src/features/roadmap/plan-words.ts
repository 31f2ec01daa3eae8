import { type Platform, platforms } from "@trellis/contract/user";

/** The platform that a plan's own word names, such as "YouTube Shorts"; undefined for one that we do not know. */
export const platformNamed = (word: string): Platform | undefined =>
  platforms.find((platform) => word.toLowerCase().replaceAll(" ", "").includes(platform));

/** A time as people of a language write it; anything but "18:00" stays as the plan has it. */
export function timeText(time: string, language: string): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time.trim()) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return time;
  const format = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" });
  return format.format(Date.UTC(2000, 0, 1, Number(hour), Number(minute)));
}

/** A hashtag with its number sign; a sentence about hashtags stays a sentence. */
export const hashtag = (text: string): string => (text.startsWith("#") || text.includes(" ") ? text : `#${text}`);
