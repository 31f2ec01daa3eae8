import type { ReactNode } from "react";

/** A navigation link. */
export interface FrameItem {
  /** Unique key. */
  key: string;
  /** Visible label. */
  label: string;
  /** Shorter label for the bottom bar on phones. Defaults to `label`. */
  shortLabel?: string;
  /** URL of the link. */
  href: string;
  /** A 20 px icon. Not shown in the header. */
  icon?: ReactNode;
  /** If `true`, the link is marked as the current page. */
  current?: boolean;
}

/** Links under a heading. */
export interface FrameGroup {
  /** Heading, and accessible name of the navigation. */
  label: string;
  /** Links in display order. */
  items: readonly FrameItem[];
}
