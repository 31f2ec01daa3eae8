import { curveThrough, type Curve, type Point } from "../illustration/curve.ts";

/** How one week stands. */
export interface GrowthWeek {
  /** Tasks done. */
  done: number;
  /** Tasks there are. */
  total: number;
  /** The week's name at the start of its row; left out where there is no room. */
  label?: string;
}

/** The measures of a picture. Row 0 is the lowest: things grow up. */
export interface Plan {
  width: number;
  height: number;
  left: number;
  span: number;
  bottom: number;
  rise: number;
  turn: number;
}

/** Beside the words of a wide banner. */
export const widePlan = (rows: number): Plan => ({
  width: 560,
  height: 132 + (rows - 1) * 84,
  left: 88,
  span: 408,
  bottom: 76 + (rows - 1) * 84,
  rise: 84,
  turn: 34,
});

/** In a narrow banner: smaller steps, no names of weeks. */
export const compactPlan = (rows: number): Plan => ({
  width: 344,
  height: 86 + (rows - 1) * 70,
  left: 34,
  span: 276,
  bottom: 46 + (rows - 1) * 70,
  rise: 70,
  turn: 24,
});

type NodeState = "done" | "next" | "waiting";

/** One task on the vine. The last of a week is its flower. */
export interface GrowthNode {
  x: number;
  y: number;
  week: number;
  ends: boolean;
  state: NodeState;
  /** Where the node lies on the whole line, in segments. */
  u: number;
  /** 1 where there is room for the full size. */
  scale: number;
}

/** A stretch of vine from one done task to another, or to the next one. */
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

/** Tasks that stand closer than this are drawn smaller. */
const ROOMY = 46;

export const scaleFor = (gap: number): number => Math.min(1, gap / ROOMY);

/** A row of few tasks gets places between them, or the line would sag over the long way. */
const placesPerTask = (total: number): number => Math.max(1, Math.ceil(4 / (Math.max(total, 2) - 1)));

/** One row's places from the side it starts at; every second one a little higher. */
function row(total: number, week: number, plan: Plan): Point[] {
  const y = plan.bottom - week * plan.rise;
  const last = (Math.max(total, 2) - 1) * placesPerTask(total);
  return Array.from({ length: last + 1 }, (_, i) => {
    const share = week % 2 ? 1 - i / last : i / last;
    const wave = i === 0 || i === last ? 0 : i % 2 ? -WAVE : WAVE;
    return [plan.left + plan.span * share, y + wave];
  });
}

/** Tasks that follow one another and are done, each run reaching for the task after it if that is the next one. */
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

/** Lays the weeks out as one line that climbs the rows, turning at each end. */
export function plotGrowth(weeks: readonly GrowthWeek[], plan: Plan): Plot {
  const points: Point[] = [];
  const nodes: GrowthNode[] = [];
  let next: GrowthNode | undefined;
  weeks.forEach(({ done, total }, week) => {
    const places = row(total, week, plan);
    const every = placesPerTask(total);
    const scale = scaleFor(plan.span / (Math.max(total, 2) - 1));
    // A lone task stands at the end of its row, where the flower is.
    const skipped = total < 2 ? 1 : 0;
    places.forEach(([x, y], place) => {
      const task = place / every - skipped;
      if (Number.isInteger(task) && task >= 0 && task < total) {
        const state: NodeState = task < done ? "done" : next ? "waiting" : "next";
        const node: GrowthNode = { x, y, week, ends: task === total - 1, state, u: points.length, scale };
        if (state === "next") next = node;
        nodes.push(node);
      }
      points.push([x, y]);
    });
    if (week < weeks.length - 1) {
      const edge = week % 2 ? plan.left - plan.turn : plan.left + plan.span + plan.turn;
      points.push([edge, plan.bottom - week * plan.rise - plan.rise / 2]);
    }
  });
  return { line: curveThrough(points, 0.9), nodes, stretches: runs(nodes) };
}
