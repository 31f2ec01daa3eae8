/** The user's progress in the plan. */
export interface PlanFacts {
  /** Week of the next open task; the last week if all tasks are completed. */
  currentWeek: number;
  /** Number of weeks. */
  weeks: number;
  /** Number of tasks in all weeks. */
  tasks: number;
  /** First open task; null if all tasks are completed. */
  next: PlanTask | null;
  completed: readonly PlanTask[];
}

/** A task, in the language of the plan. */
interface PlanTask {
  week: number;
  title: string;
}

/** Figures for the connected YouTube channel, summed over the last `days` days. */
export interface ChannelFacts {
  title: string;
  days: number;
  views: number;
  watchMinutes: number;
  subscribersGained: number;
  subscribersLost: number;
  /** Null if YouTube does not return the count. */
  subscribers: number | null;
  /** Title of the most viewed video; null if there is none. */
  topVideo: string | null;
}

/** The user's subscription. */
export interface SubscriptionFacts {
  /** Name of the plan, such as Monthly. */
  plan: string;
  /** Price of one period in US dollars. */
  amount: number;
  interval: "week" | "month" | "year";
  state: "trial" | "active" | "ended";
  /** ISO 8601; null if there is no running trial. */
  trialEndsAt: string | null;
  /** ISO 8601; null if the subscription has ended. */
  renewsAt: string | null;
}

/** Read-only data about the current user that an assistant can look up. */
export interface AssistantTools {
  /** Returns the user's plan in the language of the chat; null if there is none yet. */
  plan(): Promise<PlanFacts | null>;
  /** Returns the figures for the last 30 days of the connected YouTube channel; null if none is connected. */
  analytics(): Promise<ChannelFacts | null>;
  /** Returns the subscription; null if the user never subscribed. */
  subscription(): Promise<SubscriptionFacts | null>;
}
