/** Progress of one week. */
interface WeekSummary {
  /** Week number, as in the plan. */
  week: number;
  done: number;
  total: number;
  percent: number;
}

/** A recently completed task. */
export interface CompletedTask {
  _id?: string | undefined;
  task: string;
  /** Planned day. */
  day: string;
  /** ISO 8601, if known. */
  completedAt?: string | null | undefined;
}

/** State of the plan. `notOnboarded`: the five questions have not been answered yet. */
export type DashboardView =
  | { is: "notOnboarded" }
  | { is: "loading" }
  | { is: "failed" }
  | {
      is: "ready";
      weeks: readonly WeekSummary[];
      /** Current week. */
      current: WeekSummary | undefined;
      /** Title of the next task. */
      next: string | undefined;
      /** Recently completed tasks, newest first. */
      recent: readonly CompletedTask[];
    };
