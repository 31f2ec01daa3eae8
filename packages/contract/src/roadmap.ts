import * as v from "valibot";
import { aiTimeoutMs, defineCall } from "./call.ts";
import { languageQuery } from "./fields.ts";

/** A string or a list of strings, parsed as a list. */
const texts = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.string())]), []),
  v.transform((value) => (Array.isArray(value) ? value : [value].filter((text) => text !== ""))),
);

const task = v.looseObject({
  _id: v.optional(v.string()),
  day: v.nullish(v.string(), ""),
  task: v.string(),
  description: v.nullish(v.string(), ""),
  completed: v.nullish(v.boolean(), false),
  /** When the task was completed, ISO 8601; optional. */
  completedAt: v.nullish(v.string()),
});

const week = v.looseObject({
  week: v.number(),
  focus: v.nullish(v.string(), ""),
  tasks: v.nullish(v.array(task), []),
});

/** A creator's three-week plan (spec §3). */
export const roadmap = v.looseObject({
  goal: texts,
  targetAudience: texts,
  platforms: texts,
  weeklyPlans: v.nullish(v.array(week), []),
  /** When the plan was first written, ISO 8601; optional. Its first task is due on the first such weekday from then. */
  startedAt: v.nullish(v.string()),
  /** Who wrote the plan: the name of an AI model, or `builtInEngine`; optional. */
  writtenBy: v.nullish(v.string()),
  contentStrategy: v.nullish(
    v.looseObject({
      themes: texts,
      postingSchedule: v.nullish(
        v.array(
          v.looseObject({
            day: v.nullish(v.string(), ""),
            time: v.nullish(v.string(), ""),
            platform: v.nullish(v.string(), ""),
          }),
        ),
        [],
      ),
      hashtagStrategy: texts,
    }),
    { themes: [], postingSchedule: [], hashtagStrategy: [] },
  ),
});
export type Roadmap = v.InferOutput<typeof roadmap>;
export type RoadmapOnWire = v.InferInput<typeof roadmap>;
export type RoadmapWeek = v.InferOutput<typeof week>;
export type RoadmapTask = v.InferOutput<typeof task>;

/** Returns the percentage of completed tasks, rounded; 0 without tasks (spec §9). */
export const weekPercent = (tasks: readonly { completed: boolean }[]): number =>
  tasks.length === 0 ? 0 : Math.round((tasks.filter((each) => each.completed).length / tasks.length) * 100);

/** GET /ai/generate-three-week-plan: generates the plan for a user and language once, then returns the same plan. */
export const generateRoadmap = defineCall({
  name: "generateRoadmap",
  method: "GET",
  path: "/ai/generate-three-week-plan",
  access: "subscription",
  errorField: "error",
  timeoutMs: aiTimeoutMs,
  query: languageQuery,
  reply: roadmap,
});

/** PUT /ai/update-task-status: marks the task at index `dayIndex` of week number `week` as completed or not. */
export const updateTaskStatus = defineCall({
  name: "updateTaskStatus",
  method: "PUT",
  path: "/ai/update-task-status",
  access: "subscription",
  errorField: "error",
  // Writes the plan first if there is none in this language.
  timeoutMs: aiTimeoutMs,
  query: languageQuery,
  body: v.object({
    week: v.number(),
    dayIndex: v.pipe(v.number(), v.integer(), v.minValue(0)),
    completed: v.boolean(),
  }),
  reply: v.looseObject({ message: v.optional(v.string()), plan: v.optional(roadmap) }),
});
