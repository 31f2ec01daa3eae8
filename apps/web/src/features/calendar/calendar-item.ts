/** The platforms one can plan for (spec §2). */
export const calendarPlatforms = ["Instagram", "TikTok", "YouTube"] as const;
export type CalendarPlatform = (typeof calendarPlatforms)[number];

/** The kinds of content one can plan (spec §2). */
export const contentTypes = ["Post", "Story", "Reel", "Video"] as const;
export type ContentType = (typeof contentTypes)[number];

/** How far an item is. */
export const itemStatuses = ["scheduled", "draft", "planned"] as const;

/** Something to post (spec §3). */
export interface CalendarItem {
  id: string;
  /** Its day: "2026-11-21". */
  date: string;
  /** When on that day: "18:30". */
  time: string;
  title: string;
  type: ContentType;
  platform: CalendarPlatform;
  status: (typeof itemStatuses)[number];
  caption: string;
  /** With their number signs. */
  hashtags: readonly string[];
  media: "image" | "video" | "story";
}

/** A good time to post (spec §3). */
export interface PostingTime {
  platform: CalendarPlatform;
  /** From when to when: "18:00–20:00". */
  timeRange: string;
}

/** Something one could make (spec §3). */
export interface Suggestion {
  title: string;
  description: string;
  platform: CalendarPlatform;
  category: string;
}

/** The name by which the drawings know a platform. */
export const brandOf = (platform: CalendarPlatform): Lowercase<CalendarPlatform> =>
  platform.toLowerCase() as Lowercase<CalendarPlatform>;

/** The moment an item goes out, on the person's own clock. */
export const momentOf = ({ date, time }: Pick<CalendarItem, "date" | "time">): Date => new Date(`${date}T${time}`);
