import { curveThrough, type Curve, type Point } from "../illustration/curve.ts";

/** Progress of a week. */
export interface GrowthWeek {
  /** Number of completed tasks. */
  done: number;
  /** Number of tasks. */
  total: number;
  /** Name of the week at the start of its row. Omitted in the compact variant. */
  label?: string;
}

/** Dimensions of the illustration. Row 0 is at the bottom. */
export interface Layout {
  width: number;
  height: number;
  left: number;
  span: number;
  bottom: number;
  rise: number;
  turn: number;
}

/** Dimensions next to the text of a wide banner. */
export const wideLayout = (rows: number): Layout => ({
  width: 560,
  height: 132 + (rows - 1) * 84,
  left: 88,
  span: 408,
  bottom: 76 + (rows - 1) * 84,
  rise: 84,
  turn: 34,
});

/** Dimensions in a narrow banner: smaller steps and no week names. */
export const compactLayout = (rows: number): Layout => ({
  width: 344,
  height: 86 + (rows - 1) * 70,
  left: 34,
  span: 276,
  bottom: 46 + (rows - 1) * 70,
  rise: 70,
  turn: 24,
});

type NodeState = "done" | "next" | "waiting";

/** A task on the vine. The last task of a week is a flower. */
export interface GrowthNode {
  x: number;
  y: number;
  week: number;
  ends: boolean;
  state: NodeState;
  /** Position on the whole line, in segments. */
  u: number;
  /** Scale factor; 1 is the full size. */
  scale: number;
}

/** A grown part of the vine between two nodes. */
export interface Stretch {
  from: number;
  to: number;
}

export interface Plot {
  line: Curve;
  nodes: GrowthNode[];
  stretches: Stretch[];
}

const WAVE = 5;

/** Nodes closer than this are scaled down. */
const FULL_SIZE_DISTANCE = 46;

export const scaleFor = (gap: number): number => Math.min(1, gap / FULL_SIZE_DISTANCE);

/** Rows with few tasks get intermediate points, so that the curve doesn't sag. */
const pointsPerTask = (total: number): number => Math.max(1, Math.ceil(4 / (Math.max(total, 2) - 1)));

/** Returns the points of a row in drawing direction; every second one is slightly higher. */
function row(total: number, week: number, layout: Layout): Point[] {
  const y = layout.bottom - week * layout.rise;
  const last = (Math.max(total, 2) - 1) * pointsPerTask(total);
  return Array.from({ length: last + 1 }, (_, i) => {
    const share = week % 2 ? 1 - i / last : i / last;
    const wave = i === 0 || i === last ? 0 : i % 2 ? -WAVE : WAVE;
    return [layout.left + layout.span * share, y + wave];
  });
}

/** Groups consecutive completed tasks; a run extends to the following task if that is the next one. */
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
    // A single task is placed at the end of its row, where the flower is.
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
