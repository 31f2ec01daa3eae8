/** Platforms that content can be planned for (spec §2). */
export const calendarPlatforms = ["Instagram", "TikTok", "YouTube"] as const;
type CalendarPlatform = (typeof calendarPlatforms)[number];

/** Content types (spec §2). */
export const contentTypes = ["Post", "Story", "Reel", "Video"] as const;
export type ContentType = (typeof contentTypes)[number];

/** A planned post (spec §3). */
export interface CalendarItem {
  id: string;
  /** ISO date, such as "2026-11-21". */
  date: string;
  /** Local time, such as "18:30". */
  time: string;
  title: string;
  type: ContentType;
  platform: CalendarPlatform;
  status: "scheduled" | "draft" | "planned";
  caption: string;
  /** Each starts with "#". */
  hashtags: readonly string[];
  media: "image" | "video" | "story";
}

/** A recommended time to post (spec §3). */
export interface PostingTime {
  platform: CalendarPlatform;
  /** For example "18:00–20:00". */
  timeRange: string;
}

/** A content suggestion (spec §3). */
export interface Suggestion {
  title: string;
  description: string;
  platform: CalendarPlatform;
  category: string;
}

/** The statuses that the calendar shows for items. */
export const shownStatuses = ["posted", "scheduled", "draft", "planned"] as const;

/** Returns the status to show for an item: a scheduled item counts as posted once its time has passed. */
export const shownStatus = (item: CalendarItem, now: Date): (typeof shownStatuses)[number] =>
  item.status === "scheduled" && momentOf(item) < now ? "posted" : item.status;

/** Returns when the item is published, in local time. */
export const momentOf = ({ date, time }: Pick<CalendarItem, "date" | "time">): Date => new Date(`${date}T${time}`);
