/** A week of the plan. */
export interface RevealWeek {
  /** Label, such as "Week 1". */
  label: string;
  /** Focus of the week. */
  focus: string;
  /** Number of tasks. */
  total: number;
}
