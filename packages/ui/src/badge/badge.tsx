import type { ComponentPropsWithRef, ReactNode } from "react";
import { Root } from "./badge.styles.ts";

export type BadgeTone = "neutral" | "success" | "warning" | "danger" | "info" | "ai";

export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /** Color of the badge. The text must carry the meaning on its own. */
  tone?: BadgeTone;
  /** If `true`, shows a dot before the text, for a status that can change. */
  dot?: boolean;
}

/** Shows a short status in a pill. */
export function Badge({ tone = "neutral", dot = false, ...rest }: BadgeProps): ReactNode {
  return <Root data-tone={tone} data-dot={dot || undefined} {...rest} />;
}
