import { curveThrough, type Point } from "../illustration/curve.ts";
import { scaleFor, type GrowthNode, type Plot } from "../growth-trellis/growth-node.ts";

export interface StepLayout {
  width: number;
  height: number;
  /** Start of the vine. */
  root: Point;
  /** Returns the position of a step. */
  positionOf: (index: number) => Point;
  gap: number;
}

/** Returns a whole number of at least 1 for any input. */
export const atLeastOne = (value: number): number => (Number.isFinite(value) ? Math.max(1, Math.round(value)) : 1);

/** Vertical layout for wide screens. */
export const verticalLayout = (total: number): StepLayout => {
  const height = 96 + (total - 1) * 116 + 60;
  return {
    width: 252,
    height,
    root: [112, height + 8],
    positionOf: (index) => [index % 2 ? 158 : 94, height - 96 - index * 116],
    gap: 116,
  };
};

/** Horizontal layout for small screens. */
export const horizontalLayout = (total: number): StepLayout => {
  const step = 296 / Math.max(1, total - 1);
  return {
    width: 344,
    height: 72,
    root: [-20, 44],
    positionOf: (index) => [24 + index * step, index % 2 ? 30 : 42],
    gap: Math.min(step, 38),
  };
};

/** Lays out the steps. The vine reaches the current step; completed steps are checked. */
export function plotSteps(step: number, total: number, layout: StepLayout): Plot {
  const places = Array.from({ length: total }, (_, index) => layout.positionOf(index));
  const current = step - 1;
  const nodes = places.map(([x, y], index): GrowthNode => ({
    x,
    y,
    week: 0,
    ends: index === total - 1,
    state: index < current ? "done" : index === current ? "next" : "waiting",
    u: index + 1,
    scale: scaleFor(layout.gap),
  }));
  const reached = Math.min(step, total);
  return {
    line: curveThrough([layout.root, ...places], 0.9),
    nodes,
    stretches: [{ from: 0, to: reached }],
  };
}
