import type { Chart } from "./layout.ts";

/** A flow as the panel shows it. */
export interface FlowReport {
  chart: Chart;
  /** Ids of the active states, with the states around them. */
  active: string[];
  /** The machine's data. */
  context: unknown;
  /** The steps taken so far, with the state that each one led to. */
  history: { step: string; state: string }[];
  /** The steps that are possible now. */
  next: string[];
  /** What the URL of the story needs in its args to show this state. */
  link: string;
}

/** Events between the story and the panel. */
export const flowEvents = {
  /** From the story, with a `FlowReport`. */
  report: "trellis/statechart/report",
  /** From the panel when it opens: asks for a report. */
  ask: "trellis/statechart/ask",
  /** From the panel, with the index of a possible step. */
  take: "trellis/statechart/take",
  /** From the panel, with the number of steps to keep. */
  back: "trellis/statechart/back",
} as const;
