import { curveThrough, type Point } from "../illustration/curve.ts";
import type { Layout } from "./layout.ts";
import { type GrowthNode, type NodeState, type Plot, type Stretch, scaleFor } from "./growth-node.ts";

/** Progress of a week. */
export interface GrowthWeek {
  /** Number of completed tasks. */
  done: number;
  /** Number of tasks. */
  total: number;
  /** Name of the week, to the left of its row. The compact variant doesn't show it. */
  label?: string;
}

const WAVE = 5;

/** Rows with few tasks get intermediate points, so that the curve doesn't sag. */
const pointsPerTask = (total: number): number => Math.max(1, Math.ceil(4 / (Math.max(total, 2) - 1)));

/** Returns the points of a row in drawing direction; points between its ends alternate slightly up and down. */
function row(total: number, week: number, layout: Layout): Point[] {
  const y = layout.bottom - week * layout.rise;
  const last = (Math.max(total, 2) - 1) * pointsPerTask(total);
  return Array.from({ length: last + 1 }, (_, i) => {
    const share = week % 2 ? 1 - i / last : i / last;
    const wave = i === 0 || i === last ? 0 : i % 2 ? -WAVE : WAVE;
    return [layout.left + layout.span * share, y + wave];
  });
}

/** Groups consecutive completed tasks; a run extends to the following task if that is the next task of the plan. */
function runs(nodes: readonly GrowthNode[]): Stretch[] {
  const found: Stretch[] = [];
  nodes.forEach((node, i) => {
    const before = nodes[i - 1];
    const open = before?.state === "done" ? found.at(-1) : undefined;
    if (open && node.state !== "waiting") open.to = node.u;
    if (!open && node.state === "done") found.push({ from: node.u, to: node.u });
  });
  return found.filter(({ from, to }) => to > from);
}

/** Lays out the weeks as one line that climbs from row to row, alternating direction. */
export function plotGrowth(weeks: readonly GrowthWeek[], layout: Layout): Plot {
  const points: Point[] = [];
  const nodes: GrowthNode[] = [];
  let next: GrowthNode | undefined;
  weeks.forEach(({ done, total }, week) => {
    const rowPoints = row(total, week, layout);
    const step = pointsPerTask(total);
    const scale = scaleFor(layout.span / (Math.max(total, 2) - 1));
    // A single task is placed at the end of its row, like the last of several tasks.
    const offset = total < 2 ? 1 : 0;
    rowPoints.forEach(([x, y], index) => {
      const task = index / step - offset;
      if (Number.isInteger(task) && task >= 0 && task < total) {
        const state: NodeState = task < done ? "done" : next ? "waiting" : "next";
        const node: GrowthNode = { x, y, week, ends: task === total - 1, state, u: points.length, scale };
        if (state === "next") next = node;
        nodes.push(node);
      }
      points.push([x, y]);
    });
    if (week < weeks.length - 1) {
      const edge = week % 2 ? layout.left - layout.turn : layout.left + layout.span + layout.turn;
      points.push([edge, layout.bottom - week * layout.rise - layout.rise / 2]);
    }
  });
  return { line: curveThrough(points, 0.9), nodes, stretches: runs(nodes) };
}
