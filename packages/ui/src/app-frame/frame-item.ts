import type { ReactNode } from "react";

/** One place the navigation leads to. */
export interface FrameItem {
  key: string;
  label: string;
  href: string;
  /** A 20 px icon. The header leaves icons out. */
  icon?: ReactNode;
  /** True for the page that is open. */
  current?: boolean;
}
