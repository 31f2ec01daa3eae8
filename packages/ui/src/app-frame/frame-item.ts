import type { ReactNode } from "react";

/** A navigation link. */
export interface FrameItem {
  /** Unique key. */
  key: string;
  /** Visible label. */
  label: string;
  /** Part of the label that fits into the bar at the bottom of a phone; the whole label by default. */
  shortLabel?: string;
  /** URL of the link. */
  href: string;
  /** A 20 px icon. Not shown in the header. */
  icon?: ReactNode;
  /** If `true`, the link is marked as the current page. */
  current?: boolean;
}

/** Links under a heading of their own. */
export interface FrameGroup {
  /** Heading, and accessible name of the navigation. */
  label: string;
  /** Links in display order. */
  items: readonly FrameItem[];
}
