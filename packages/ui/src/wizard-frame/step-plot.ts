import { curveThrough, type Point } from "../illustration/curve.ts";
import { scaleFor, type GrowthNode, type Plot } from "../growth-trellis/plot.ts";

export interface StepPlan {
  width: number;
  height: number;
  /** Where the vine comes from. */
  root: Point;
  /** Where the step with this index stands. */
  place: (index: number) => Point;
  gap: number;
}

/** A whole number from 1 on, whatever came in. */
export const atLeastOne = (value: number): number => (Number.isFinite(value) ? Math.max(1, Math.round(value)) : 1);

/** Up the side of a wide screen. */
export const climbingPlan = (total: number): StepPlan => {
  const height = 96 + (total - 1) * 116 + 60;
  return {
    width: 252,
    height,
    root: [112, height + 8],
    place: (index) => [index % 2 ? 158 : 94, height - 96 - index * 116],
    gap: 116,
  };
};

/** Along the top of a small screen. */
export const creepingPlan = (total: number): StepPlan => {
  const step = 296 / Math.max(1, total - 1);
  return {
    width: 344,
    height: 72,
    root: [-20, 44],
    place: (index) => [24 + index * step, index % 2 ? 30 : 42],
    gap: Math.min(step, 38),
  };
};

/** The vine reaches from the root to the step one is at; what was answered is ticked. */
export function plotSteps(step: number, total: number, plan: StepPlan): Plot {
  const places = Array.from({ length: total }, (_, index) => plan.place(index));
  const current = step - 1;
  const nodes = places.map(([x, y], index): GrowthNode => ({
    x,
    y,
    week: 0,
    ends: index === total - 1,
    state: index < current ? "done" : index === current ? "next" : "waiting",
    u: index + 1,
    scale: scaleFor(plan.gap),
  }));
  const reached = Math.min(step, total);
  return {
    line: curveThrough([plan.root, ...places], 0.9),
    nodes,
    stretches: [{ from: 0, to: reached }],
  };
}
