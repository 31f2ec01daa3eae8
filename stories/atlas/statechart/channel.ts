import type { Chart } from "./layout.ts";

/** Everything that the panel shows about a flow. */
export interface FlowReport {
  chart: Chart;
  /** Ids of the active states and their parent states. */
  active: string[];
  /** The machine's data. */
  context: unknown;
  /** The steps taken so far, each with the resulting state. */
  history: { step: string; state: string }[];
  /** The steps that are possible now. */
  next: string[];
  /** Value of the `steps` arg that makes the story's URL show this state. */
  link: string;
}

/** Events between the story and the panel. */
export const flowEvents = {
  /** From the story, with a `FlowReport`. */
  report: "trellis/statechart/report",
  /** From the panel when it opens, to request a report. */
  ask: "trellis/statechart/ask",
  /** From the panel, with the index of a possible step. */
  take: "trellis/statechart/take",
  /** From the panel, with the number of steps to keep. */
  back: "trellis/statechart/back",
} as const;
