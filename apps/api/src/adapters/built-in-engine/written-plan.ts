/** A language the engine writes in. */
export type PlanLanguage = "en" | "es" | "fr";

/** The five onboarding answers, each already split into a list. */
export interface PlanAnswers {
  readonly skills: readonly string[];
  readonly topics: readonly string[];
  readonly goal: readonly string[];
  readonly targetAudience: readonly string[];
  readonly platforms: readonly string[];
}

/** One thing to do on one day; `day` is the full weekday name in the plan's language. */
export interface WrittenTask {
  day: string;
  task: string;
  description: string;
}

/** A week's focus and its tasks, in day order. */
export interface WrittenWeek {
  week: 1 | 2 | 3;
  focus: string;
  tasks: WrittenTask[];
}

/** When to post where; `time` is 24 h, "18:30". */
export interface PostingTime {
  day: string;
  time: string;
  platform: string;
}

/** A plan as the engine writes it: the server adds ids and what is completed. */
export interface WrittenPlan {
  goal: string[];
  targetAudience: string[];
  platforms: string[];
  weeklyPlans: WrittenWeek[];
  contentStrategy: { themes: string[]; postingSchedule: PostingTime[]; hashtagStrategy: string[] };
}
