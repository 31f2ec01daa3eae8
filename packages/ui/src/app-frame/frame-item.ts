import type { ReactNode } from "react";

/** A navigation link. */
export interface FrameItem {
  /** Unique key. */
  key: string;
  /** Visible label. */
  label: string;
  /** URL of the link. */
  href: string;
  /** A 20 px icon. Not shown in the header. */
  icon?: ReactNode;
  /** If `true`, the link is marked as the current page. */
  current?: boolean;
}
