import type { Brand } from "../brand-icon/paths.ts";

/** A post in the calendar. */
export interface CalendarItem {
  /** Unique key. */
  key: string;
  /** Visible title. */
  title: string;
  /** Formatted time, such as "18:30". */
  time?: string;
  /** Platform whose logo is shown. */
  brand?: Brand;
  /** Name of the platform, announced with the title. */
  platform?: string;
  /** Status of the post. */
  status: "posted" | "scheduled" | "draft" | "planned";
  /** Status as text, such as "Scheduled". */
  statusLabel: string;
}

/** A day of the calendar. */
export interface CalendarDay {
  /** Unique key, such as "2026-11-21". */
  key: string;
  /** Day of the month, such as "21". */
  number: string;
  /** Full date, such as "Saturday, November 21". */
  label: string;
  /** If `true`, the day is marked as today. */
  today?: boolean;
  /** If `true`, the day belongs to an adjacent month. */
  outside?: boolean;
  /** Marks the current time: the number of items before it, and a label such as "Now". */
  now?: { after: number; label: string } | undefined;
  /** Invitation that `CalendarWeek` shows while the day has no items, such as "Plan this day". */
  invitation?: string | undefined;
  /** Items of the day, in display order. */
  items: readonly CalendarItem[];
}

/** Header of a weekday column. */
export interface CalendarWeekday {
  /** Visible name, such as "Mon". */
  short: string;
  /** Announced name, such as "Monday". */
  long: string;
}
