import { curveThrough, type Point } from "../illustration/curve.ts";
import { type GrowthNode, type Plot, scaleFor } from "../growth-trellis/growth-node.ts";

/** Dimensions of a row. */
export interface RowLayout {
  width: number;
  height: number;
  /** Distance of the first and the last task from the sides. */
  inset: number;
  /** Segments of the vine between two tasks; each has leaves. */
  steps: number;
}

const WAVE = 7;

/** Lays out one week. The vine grows in from the side and reaches the next task, or the flower at the end. */
export function plotRow(done: number, total: number, { width, height, inset, steps }: RowLayout): Plot {
  const middle = height / 2;
  const gap = (width - 2 * inset) / Math.max(1, total - 1);
  const last = Math.max(0, total - 1) * steps;
  const places = Array.from({ length: total === 0 ? 0 : last + 1 }, (_, index): Point => {
    const x = total === 1 ? width - inset : inset + (index * gap) / steps;
    // Tasks alternate between low and high; the points between them are halfway.
    return [x, index === last ? middle : middle + WAVE * Math.cos((index / steps) * Math.PI)];
  });
  const nodes = places.flatMap(([x, y], index): GrowthNode[] => {
    const task = index / steps;
    if (!Number.isInteger(task)) return [];
    const state = task < done ? "done" : task === done ? "next" : "waiting";
    return [{ x, y, week: 0, ends: index === last, state, u: index + 1, scale: scaleFor(total === 1 ? width : gap) }];
  });
  const root: Point = [-24, middle + 10];
  return {
    line: curveThrough([root, ...places], 0.9),
    nodes,
    stretches: [{ from: 0, to: nodes[Math.min(done, total - 1)]?.u ?? 0 }],
  };
}
