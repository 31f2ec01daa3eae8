import * as v from "valibot";
import { aiTimeoutMs, defineCall } from "./call.ts";
import { languageQuery, replyMessage } from "./fields.ts";
import { maybe, shown, shownMoment, shownText } from "./tolerant.ts";
import { asList, readable, shownList } from "./tolerant-list.ts";

/** A string or a list of strings, parsed as a list. */
const texts = v.pipe(
  v.fallback(v.nullish(v.union([v.string(), readable(v.string())]), []), []),
  v.transform((value) => (Array.isArray(value) ? value : [value].filter((text) => text !== ""))),
);

/** A string that some servers send as a number, such as 1 for the day. */
const label = v.pipe(
  v.fallback(v.nullish(v.union([v.string(), v.number()]), ""), ""),
  v.transform((value) => String(value)),
);
const flag = v.fallback(v.nullish(v.boolean(), false), false);

/** Placeholder text for a task that can't be parsed. The task is kept, because `updateTaskStatus` identifies tasks by their position in the week. */
const unreadable = "…";

const task = v.pipe(
  v.looseObject({
    _id: maybe(v.string()),
    day: label,
    task: label,
    description: label,
    completed: flag,
    /** When the task was completed, ISO 8601; optional. */
    completedAt: shownMoment,
  }),
  v.transform((each) => ({ ...each, task: each.task || each.description || unreadable })),
);
const unreadableTask = { day: "", task: unreadable, description: "", completed: false };

const week = v.looseObject({
  /** The number of the week. "Week 2" counts as 2. */
  week: v.pipe(
    shown(v.union([v.number(), v.string()])),
    v.transform((sent) =>
      typeof sent === "string" ? Number.parseInt(sent.replace(/^\D+/, ""), 10) || undefined : sent,
    ),
  ),
  focus: label,
  tasks: v.fallback(v.nullish(v.array(v.fallback(task, unreadableTask)), []), []),
});

/** The weeks that can be parsed, at least one. The position of a week replaces a missing number. */
const weeks = v.pipe(
  v.array(asList(week)),
  v.transform((sent) =>
    sent.flatMap((parsed, place) => parsed.map((each) => ({ ...each, week: each.week ?? place + 1 }))),
  ),
  v.minLength(1),
);

const contentStrategy = v.looseObject({
  themes: texts,
  postingSchedule: shownList(v.looseObject({ day: label, time: label, platform: label })),
  hashtagStrategy: texts,
});
const noStrategy = { themes: [], postingSchedule: [], hashtagStrategy: [] };

/** A creator's three-week plan (spec §3). */
export const roadmap = v.looseObject({
  goal: texts,
  targetAudience: texts,
  platforms: texts,
  weeklyPlans: weeks,
  /** When the plan was first written, ISO 8601; optional. The first task is due on the first matching weekday on or after this day. */
  startedAt: shownMoment,
  /** Who wrote the plan: the name of an AI model, or `builtInEngine`; optional. */
  writtenBy: shownText,
  contentStrategy: v.fallback(v.nullish(contentStrategy, {}), noStrategy),
});
export type Roadmap = v.InferOutput<typeof roadmap>;
export type RoadmapOnWire = v.InferInput<typeof roadmap>;
export type RoadmapWeek = Roadmap["weeklyPlans"][number];
export type RoadmapTask = v.InferOutput<typeof task>;

/** Returns the percentage of completed tasks, rounded; 0 without tasks (spec §9). */
export const weekPercent = (tasks: readonly { completed: boolean }[]): number =>
  tasks.length === 0 ? 0 : Math.round((tasks.filter((each) => each.completed).length / tasks.length) * 100);

/** GET /ai/generate-three-week-plan: returns the plan. The first call for a user, a set of answers and a language generates it. */
export const generateRoadmap = defineCall({
  name: "generateRoadmap",
  method: "GET",
  path: "/ai/generate-three-week-plan",
  access: "subscription",
  timeoutMs: aiTimeoutMs,
  query: languageQuery,
  reply: roadmap,
});

/**
 * PUT /ai/update-task-status: marks the task at index `dayIndex` of week number `week` as completed or not. `startedAt`
 * identifies the plan that the user sees; if the account has a newer plan, the server replies with 409 and changes nothing.
 */
export const updateTaskStatus = defineCall({
  name: "updateTaskStatus",
  method: "PUT",
  path: "/ai/update-task-status",
  access: "subscription",
  // The server may have to write the plan first.
  timeoutMs: aiTimeoutMs,
  query: v.object({ ...languageQuery.entries, startedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
  body: v.object({
    week: v.number(),
    dayIndex: v.pipe(v.number(), v.integer(), v.minValue(0)),
    completed: v.boolean(),
  }),
  reply: v.looseObject({ message: replyMessage, plan: maybe(roadmap) }),
});
