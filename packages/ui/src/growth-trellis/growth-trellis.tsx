import type { ComponentPropsWithRef, ReactNode } from "react";
import { GrowthPicture } from "./growth-picture.tsx";
import type { GrowthWeek } from "./plot.ts";
import { compactLayout, wideLayout } from "./layout.ts";
import { Root } from "./growth-trellis.styles.ts";

export type { GrowthWeek } from "./plot.ts";

export interface GrowthTrellisProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Weeks in order; the first one is the bottom row. */
  weeks: readonly GrowthWeek[];
  /** Accessible name, such as "Roadmap progress: 11 of 21 tasks done". */
  label: string;
  /** Marker on the next task, such as "Now". */
  nextLabel: string;
  /** `auto` uses the compact variant on screens up to 1100 px. */
  size?: "auto" | "wide" | "compact";
  /** If `true`, the progress is unknown: the vine has no marker or completed tasks, and doesn't grow. */
  resting?: boolean;
}

/** Progress of a plan as a vine with one node per task. Completed weeks bloom. */
export function GrowthTrellis({
  weeks,
  label,
  nextLabel,
  size = "auto",
  resting = false,
  ...rest
}: GrowthTrellisProps): ReactNode {
  const rows = Math.max(1, weeks.length);
  return (
    <Root role="img" aria-label={label} data-size={size} data-resting={resting || undefined} {...rest}>
      {size !== "compact" && (
        <GrowthPicture {...{ weeks, resting }} layout={wideLayout(rows)} nextLabel={nextLabel} size="wide" />
      )}
      {size !== "wide" && (
        <GrowthPicture {...{ weeks, resting }} layout={compactLayout(rows)} nextLabel={nextLabel} size="compact" />
      )}
    </Root>
  );
}
