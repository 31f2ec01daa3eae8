import type { ReactNode } from "react";

/** One place the navigation leads to. */
export interface FrameItem {
  /** Tells it from its neighbours. */
  key: string;
  /** The place in a word or two. */
  label: string;
  /** Where it leads. */
  href: string;
  /** A 20 px icon. The header leaves icons out. */
  icon?: ReactNode;
  /** True for the page that is open. */
  current?: boolean;
}
