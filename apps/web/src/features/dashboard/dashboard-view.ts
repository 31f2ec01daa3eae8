/** How far a week has come. */
interface WeekSummary {
  /** The plan's own number of the week. */
  week: number;
  done: number;
  total: number;
  percent: number;
}

/** A task that was completed lately. */
export interface CompletedTask {
  _id?: string | undefined;
  task: string;
  /** The day of the plan. */
  day: string;
  /** When it was ticked, ISO 8601, where that is known. */
  completedAt?: string | null | undefined;
}

/** What the dashboard knows of the plan; `notOnboarded`: there is none, as the five questions wait for answers. */
export type DashboardView =
  | { is: "notOnboarded" }
  | { is: "loading" }
  | { is: "failed" }
  | {
      is: "ready";
      weeks: readonly WeekSummary[];
      /** The week that is on. */
      current: WeekSummary | undefined;
      /** The task that is next. */
      next: string | undefined;
      /** The tasks completed last, newest first. */
      recent: readonly CompletedTask[];
    };
