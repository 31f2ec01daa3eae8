import { curveThrough, type Point } from "../illustration/curve.ts";
import { scaleFor, type GrowthNode, type Plot } from "../growth-trellis/plot.ts";

export interface StepPlan {
  width: number;
  height: number;
  /** Start of the vine. */
  root: Point;
  /** Returns the position of a step. */
  place: (index: number) => Point;
  gap: number;
}

/** Returns a whole number of at least 1 for any input. */
export const atLeastOne = (value: number): number => (Number.isFinite(value) ? Math.max(1, Math.round(value)) : 1);

/** Vertical layout for wide screens. */
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

/** Horizontal layout for small screens. */
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

/** Lays out the steps. The vine reaches the current step; completed steps are checked. */
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
