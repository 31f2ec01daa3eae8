import type { Language } from "@trellis/contract/fields";

/** A plan as a planner writes it, without ids and completion state. */
export interface WrittenPlan {
  goal: string[];
  targetAudience: string[];
  platforms: string[];
  weeklyPlans: { week: number; focus: string; tasks: { day: string; task: string; description: string }[] }[];
  contentStrategy: {
    themes: string[];
    postingSchedule: { day: string; time: string; platform: string }[];
    hashtagStrategy: string[];
  };
  /** Name of the AI model, or `builtInEngine`; missing in plans of earlier versions. */
  writtenBy?: string;
}

/** A completed task; `dayIndex` is the task's index within the week. */
export interface Tick {
  week: number;
  dayIndex: number;
  completedAt: Date;
}

/** A stored plan and the completed tasks of its revision, which all languages share. */
export interface StoredRoadmap {
  plan: WrittenPlan;
  /** When the first plan of the revision was finished, in any language. */
  startedAt: Date;
  ticks: Tick[];
}

/** Identifies a plan: one per account, revision of the answers and language. */
export interface RoadmapKey {
  accountId: string;
  revision: number;
  language: Language;
}
