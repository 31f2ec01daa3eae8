import type { ReactNode } from "react";
import { styled } from "styled-components";
import { GrowthLine } from "../growth-trellis/growth-line.tsx";
import { growthLineOnFrame } from "../growth-trellis/growth-line-on-frame.styles.ts";
import { growthForcedColors } from "../illustration/growth-styles.ts";
import { Lattice } from "../illustration/lattice.tsx";
import { verticalLayout, horizontalLayout, plotSteps, type StepLayout } from "./step-plot.ts";

const Root = styled.div`
  ${growthLineOnFrame}
  ${growthForcedColors}
  & > svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  & > [data-way="along"] {
    display: none;
  }
  & [data-part="lattice"] {
    mask: linear-gradient(to top, #000 20%, transparent 92%) no-repeat;
  }
  @media (max-width: 767px) {
    & > [data-way="along"] {
      display: block;
    }
    & > [data-way="up"] {
      display: none;
    }
  }
`;

interface StepTrellisProps {
  /** Current step, from 1. */
  step: number;
  total: number;
  /** Accessible name, such as "Onboarding". */
  label: string;
  /** Progress as text, such as "Question 2 of 5". */
  valueText: string;
}

/** Step indicator in the form of a growing vine. */
export function StepTrellis({ step, total, label, valueText }: StepTrellisProps): ReactNode {
  const picture = (way: "up" | "along", layout: StepLayout) => (
    <svg
      data-way={way}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      {way === "up" && (
        <g data-part="lattice">
          <Lattice width={layout.width} height={layout.height} pitch={46} slat={5} falling="var(--tr-frame-2)" />
        </g>
      )}
      <GrowthLine plot={plotSteps(step, total, layout)} nextLabel={String(step)} />
    </svg>
  );
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={step}
      aria-valuetext={valueText}
    >
      {picture("up", verticalLayout(total))}
      {picture("along", horizontalLayout(total))}
    </Root>
  );
}
