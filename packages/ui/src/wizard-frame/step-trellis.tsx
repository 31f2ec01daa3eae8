import type { ReactNode } from "react";
import { styled } from "styled-components";
import { GrowthLine } from "../growth-trellis/growth-line.tsx";
import { growthLine } from "../growth-trellis/growth-line.styles.ts";
import { growthForced, growthOnFrame } from "../illustration/growth-styles.ts";
import { Lattice } from "../illustration/lattice.tsx";
import { climbingPlan, creepingPlan, plotSteps, type StepPlan } from "./step-plot.ts";

const Root = styled.div`
  ${growthOnFrame}
  ${growthLine}
  --tr-node-empty: var(--tr-frame);
  --tr-node-line: color-mix(in oklab, var(--tr-frame-line), var(--tr-on-frame-muted) 40%);
  --tr-node-ring: var(--tr-frame);
  ${growthForced}
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

export interface StepTrellisProps {
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
  const picture = (way: "up" | "along", plan: StepPlan) => (
    <svg data-way={way} viewBox={`0 0 ${plan.width} ${plan.height}`} preserveAspectRatio="xMidYMax" aria-hidden="true">
      {way === "up" && (
        <g data-part="lattice">
          <Lattice width={plan.width} height={plan.height} pitch={46} slat={5} falling="var(--tr-frame-2)" />
        </g>
      )}
      <GrowthLine plot={plotSteps(step, total, plan)} nextLabel={String(step)} />
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
      {picture("up", climbingPlan(total))}
      {picture("along", creepingPlan(total))}
    </Root>
  );
}
