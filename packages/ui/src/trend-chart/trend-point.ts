import type { Figure } from "../sparkline/monotone-path.ts";

/** One place of a trend. */
export interface TrendPoint {
  /** Whose figure it is, as it is shown: "Nov 7". */
  label: string;
  /** The figure; what is not a finite number leaves a gap. */
  value: Figure;
  /** Something to say about it: "best day". */
  note?: string;
}

/** The words of a chart, and of the table behind it. */
export interface TrendChartLabels {
  /** The button that shows the table: "View as table". */
  asTable: string;
  /** The button that shows the chart again: "View as chart". */
  asChart: string;
  /** Heads the table's first column: "Day". */
  point: string;
  /** Heads the table's second column: "Views". */
  value: string;
  /** Stands for a figure that is missing: "No data". */
  missing: string;
  /** Stands where there is no figure at all. */
  empty: string;
  /** The table's button for further rows: "View more". */
  more: string;
  /** The table's button for the first rows only: "View less". */
  less: string;
}
