import { roadmap, type RoadmapOnWire } from "@trellis/contract/roadmap";
import { parse } from "valibot";
import { describe, expect, it } from "vitest";
import {
  currentWeek,
  lastCompleted,
  nextOpenTask,
  progressOf,
  summaryOf,
} from "../../../apps/web/src/features/roadmap/progress.ts";

type WireTask = NonNullable<NonNullable<RoadmapOnWire["weeklyPlans"]>[number]["tasks"]>[number];

const task = (name: string, completed = false, completedAt?: string): WireTask => ({
  task: name,
  completed,
  ...(completedAt && { completedAt }),
});
const planOf = (...weeks: WireTask[][]) =>
  parse(roadmap, { weeklyPlans: weeks.map((tasks, index) => ({ week: index + 1, tasks })) });
const names = (tasks: { task: string }[]) => tasks.map((each) => each.task);

describe("the current week", () => {
  it("is the first one with an open task", () => {
    expect(currentWeek(planOf([task("a", true)], [task("b")], [task("c")]))?.week).toBe(2);
  });

  it("is the last one when all tasks are done", () => {
    expect(currentWeek(planOf([task("a", true)], [task("b", true)]))?.week).toBe(2);
  });

  it("is undefined for a plan without weeks", () => {
    expect(currentWeek({ ...planOf([]), weeklyPlans: [] })).toBeUndefined();
  });

  it("DSH-08 counts the completed tasks and all tasks of a week", () => {
    const [week] = planOf([task("a", true), task("b"), task("c")]).weeklyPlans;
    expect(week && progressOf(week)).toEqual({ week: 1, done: 1, total: 3, percent: 33 });
  });
});

describe("lastCompleted", () => {
  it("DSH-09 returns at most three completed tasks, newest first", () => {
    const plan = planOf([
      task("first", true, "2026-11-01T10:00:00Z"),
      task("newest", true, "2026-11-09T10:00:00Z"),
      task("third", true, "2026-11-03T10:00:00Z"),
      task("fourth", true, "2026-11-04T10:00:00Z"),
      task("open"),
    ]);
    expect(names(lastCompleted(plan))).toEqual(["newest", "fourth", "third"]);
  });

  it("sorts completed tasks without times in reverse plan order", () => {
    const plan = planOf([task("a", true), task("b", true)], [task("c", true), task("d", true)]);
    expect(names(lastCompleted(plan))).toEqual(["d", "c", "b"]);
  });

  it("lists tasks with a completion time first", () => {
    const plan = planOf([task("timed", true, "2026-11-01T10:00:00Z"), task("a", true), task("b", true)]);
    expect(names(lastCompleted(plan))).toEqual(["timed", "b", "a"]);
  });

  it("lists tasks with an invalid completion time last", () => {
    const plan = planOf([task("odd", true, "yesterday"), task("timed", true, "2026-11-01T10:00:00Z")]);
    expect(names(lastCompleted(plan))).toEqual(["timed", "odd"]);
  });
});

describe("nextOpenTask", () => {
  it("returns the first open task of the plan and its position", () => {
    const plan = planOf([task("a", true)], [task("x", true), task("b"), task("c")]);
    expect(nextOpenTask(plan)).toMatchObject({ task: "b", week: 2, dayIndex: 1 });
    expect(summaryOf(plan)).toMatchObject({
      next: { task: "b", week: 2 },
      current: { week: 2 },
      recent: [{ week: 2 }, { week: 1 }],
    });
  });

  it("returns undefined when all tasks are done", () => {
    expect(nextOpenTask(planOf([task("a", true)]))).toBeUndefined();
  });
});
