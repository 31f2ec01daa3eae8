import type { ComponentPropsWithRef } from "react";

/** Number of a `space` token: 4 is `--tr-space-4`, 16 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

export interface LayoutProps extends ComponentPropsWithRef<"div"> {
  /** Distance between the children, as the number of a `space` token. */
  gap?: Gap;
  /** Alignment of the children on the cross axis. */
  align?: "start" | "center" | "end" | "stretch" | "baseline";
  /** Element to render, such as `ul` for a list of `<li>`. */
  as?: "div" | "section" | "ul" | "ol";
}

const token = "--tr-space";

/** Returns the CSS length of a gap. */
export const gapLength = (gap: Gap): string => (gap === 0 ? "0" : `var(${token}-${gap})`);
