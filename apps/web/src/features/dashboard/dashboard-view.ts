/** Progress of one week. */
interface WeekSummary {
  /** Week number, as in the plan. */
  week: number;
  done: number;
  total: number;
  percent: number;
}

/** An open task: the next one or a later one. */
export interface NextTask {
  /** Week number, as in the plan. */
  week: number;
  /** Index of the task in its week. */
  dayIndex: number;
  task: string;
  /** Planned day. */
  day: string;
}

/** A recently completed task. */
export interface CompletedTask {
  _id?: string | undefined;
  task: string;
  /** Week number, as in the plan. */
  week: number;
  /** Planned day. */
  day: string;
  /** ISO 8601, if known. */
  completedAt?: string | null | undefined;
}

/** State of the plan. `notOnboarded`: the five questions have not been answered yet. */
export type DashboardView =
  | { is: "notOnboarded" }
  | { is: "loading" }
  | { is: "failed"; onRetry: () => void }
  | {
      is: "ready";
      weeks: readonly WeekSummary[];
      /** First week with open tasks, else the last week. */
      current: WeekSummary | undefined;
      /** Day of the plan, from 1, if known. */
      day?: number | undefined;
      next: NextTask | undefined;
      /** Up to two tasks after the next one. */
      later: readonly NextTask[];
      /** Recently completed tasks, newest first. */
      recent: readonly CompletedTask[];
      /** Called when the user completes the next task. */
      onDone: (task: NextTask) => void;
    };
