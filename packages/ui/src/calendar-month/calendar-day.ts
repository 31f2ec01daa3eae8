import type { Brand } from "../brand-icon/index.ts";

/** Something to post, as a calendar shows it. */
export interface CalendarItem {
  /** Tells it from the others. */
  key: string;
  /** What it is. */
  title: string;
  /** When on its day, as it is shown: "18:30". */
  time?: string;
  /** The platform's glyph. */
  brand?: Brand;
  /** The platform's name, read out beside the title. */
  platform?: string;
  /** How far it is. */
  status: "scheduled" | "draft" | "planned";
  /** That in a word: "Scheduled". */
  statusLabel: string;
}

/** One day of a calendar. */
export interface CalendarDay {
  /** Tells it from the others: "2026-11-21". */
  key: string;
  /** The number in its corner: "21". */
  number: string;
  /** The whole date: "Saturday, November 21". */
  label: string;
  /** It is today. */
  today?: boolean;
  /** It belongs to another month, and only fills the week. */
  outside?: boolean;
  /** What is planned, in its order. */
  items: readonly CalendarItem[];
}

/** The name of a column of days. */
export interface CalendarWeekday {
  /** As it is shown: "Mon". */
  short: string;
  /** As it is read out: "Monday". */
  long: string;
}
