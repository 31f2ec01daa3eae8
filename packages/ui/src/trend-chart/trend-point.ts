import type { Figure } from "../sparkline/runs.ts";

/** A point of a trend. */
export interface TrendPoint {
  /** Formatted label, such as "Nov 7". */
  label: string;
  /** Value. Anything but a finite number leaves a gap. */
  value: Figure;
  /** Note, such as "best day". The point is marked permanently. */
  note?: string;
}

/** Labels of a `TrendChart`. With a `tableId`, only `missing` and `empty` are used. */
export interface TrendChartLabels {
  /** Button that shows the table, such as "View as table". */
  asTable?: string;
  /** Button that shows the chart, such as "View as chart". */
  asChart?: string;
  /** Header of the table's first column, such as "Day". */
  point?: string;
  /** Header of the table's second column, such as "Views". */
  value?: string;
  /** Text for a missing value, such as "No data". */
  missing: string;
  /** Text shown if no point has a value. */
  empty: string;
  /** Button that shows more rows of the table, such as "View more". */
  more?: string;
  /** Button that collapses the table, such as "View less". */
  less?: string;
}
