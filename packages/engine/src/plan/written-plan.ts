/** A task; `day` is the full weekday name in the plan's language. */
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

/** When and where to post; `time` is in 24-hour format, such as "18:30". */
export interface PostingTime {
  day: string;
  time: string;
  platform: string;
}

/** A plan without IDs and completion state, which the server adds. */
export interface WrittenPlan {
  goal: string[];
  targetAudience: string[];
  platforms: string[];
  weeklyPlans: WrittenWeek[];
  contentStrategy: { themes: string[]; postingSchedule: PostingTime[]; hashtagStrategy: string[] };
  writtenBy: string;
}
