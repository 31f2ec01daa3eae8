import type { Curve } from "../illustration/curve.ts";

export type NodeState = "done" | "next" | "waiting";

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
  /** If `true`, the task has just been completed. */
  isFresh?: boolean;
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

/** Nodes closer than this are scaled down. */
const FULL_SIZE_DISTANCE = 46;

export const scaleFor = (gap: number): number => Math.min(1, gap / FULL_SIZE_DISTANCE);
