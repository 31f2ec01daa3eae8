import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { growthForcedColors } from "../illustration/growth-styles.ts";
import { growthLineStyles } from "./growth-line.styles.ts";
import { GrowthPicture } from "./growth-picture.tsx";
import type { GrowthWeek } from "./plot.ts";
import { compactLayout, wideLayout } from "./layout.ts";

export type { GrowthWeek } from "./plot.ts";

const Root = styled.div`
  ${growthLineStyles}
  ${growthForcedColors}
  & > svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  & [data-part="lattice"] {
    mask: linear-gradient(90deg, transparent 20%, #000 52%) no-repeat;
  }
  & [data-part="week"] {
    font: 600 12px var(--tr-font-text);
    fill: var(--tr-text-2);
  }
  &[data-size="wide"] > [data-size="compact"],
  &[data-size="compact"] > [data-size="wide"] {
    display: none;
  }
  &[data-size="auto"] > [data-size="compact"] {
    display: none;
  }
  @media (max-width: 1100px) {
    &[data-size="auto"] > [data-size="wide"] {
      display: none;
    }
    &[data-size="auto"] > [data-size="compact"] {
      display: block;
    }
  }
  @media (max-width: 767px) {
    & [data-part="lattice"] {
      mask: linear-gradient(180deg, transparent 26%, #000 60%) no-repeat;
    }
  }
`;

export interface GrowthTrellisProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Weeks in order; the first one is the bottom row. */
  weeks: readonly GrowthWeek[];
  /** Accessible name, such as "Roadmap progress: 11 of 21 tasks done". */
  label: string;
  /** Marker on the next task, such as "Now". */
  nextLabel: string;
  /** `auto` uses the compact variant on screens up to 1100 px. */
  size?: "auto" | "wide" | "compact";
}

/** Progress of a plan as a vine with one node per task. Completed weeks bloom. */
export function GrowthTrellis({ weeks, label, nextLabel, size = "auto", ...rest }: GrowthTrellisProps): ReactNode {
  const rows = Math.max(1, weeks.length);
  return (
    <Root role="img" aria-label={label} data-size={size} {...rest}>
      {size !== "compact" && (
        <GrowthPicture weeks={weeks} layout={wideLayout(rows)} nextLabel={nextLabel} size="wide" />
      )}
      {size !== "wide" && (
        <GrowthPicture weeks={weeks} layout={compactLayout(rows)} nextLabel={nextLabel} size="compact" />
      )}
    </Root>
  );
}
