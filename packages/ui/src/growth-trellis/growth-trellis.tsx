import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { growthForced } from "../illustration/growth-styles.ts";
import { growthLine } from "./growth-line.styles.ts";
import { GrowthPicture } from "./growth-picture.tsx";
import { compactPlan, widePlan, type GrowthWeek } from "./plot.ts";

const Root = styled.div`
  ${growthLine}
  ${growthForced}
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
  /** The weeks from the first to the last: the lowest row is the first. */
  weeks: readonly GrowthWeek[];
  /** What the picture says: "Roadmap progress: 11 of 21 tasks done". */
  label: string;
  /** A short word on the task that is next: "Now". */
  nextLabel: string;
  /** `auto` takes the compact picture on screens up to 1100 pixels. */
  size?: "auto" | "wide" | "compact";
}

/** A vine that climbs a lattice, one node for each task; finished weeks bloom. */
export function GrowthTrellis({ weeks, label, nextLabel, size = "auto", ...rest }: GrowthTrellisProps): ReactNode {
  const rows = Math.max(1, weeks.length);
  return (
    <Root role="img" aria-label={label} data-size={size} {...rest}>
      {size !== "compact" && <GrowthPicture weeks={weeks} plan={widePlan(rows)} nextLabel={nextLabel} size="wide" />}
      {size !== "wide" && <GrowthPicture weeks={weeks} plan={compactPlan(rows)} nextLabel={nextLabel} size="compact" />}
    </Root>
  );
}
