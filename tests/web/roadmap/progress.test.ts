import { roadmap, type RoadmapOnWire } from "@trellis/contract/roadmap";
import { parse } from "valibot";
import { describe, expect, it } from "vitest";
import {
  currentWeek,
  lastCompleted,
  nextInWeek,
  nextOpenTask,
  progressOf,
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
    expect(currentWeek(planOf())).toBeUndefined();
  });

  it("DSH-08 counts completed and all tasks", () => {
    const [week] = planOf([task("a", true), task("b"), task("c")]).weeklyPlans;
    expect(week && progressOf(week)).toEqual({ week: 1, done: 1, total: 3, percent: 33 });
  });
});

describe("the recently completed tasks", () => {
  it("DSH-09 are at most three, newest first", () => {
    const plan = planOf([
      task("first", true, "2026-11-01T10:00:00Z"),
      task("newest", true, "2026-11-09T10:00:00Z"),
      task("third", true, "2026-11-03T10:00:00Z"),
      task("fourth", true, "2026-11-04T10:00:00Z"),
      task("open"),
    ]);
    expect(names(lastCompleted(plan))).toEqual(["newest", "fourth", "third"]);
  });

  it("are in reverse plan order without completion times", () => {
    const plan = planOf([task("a", true), task("b", true)], [task("c", true), task("d", true)]);
    expect(names(lastCompleted(plan))).toEqual(["d", "c", "b"]);
  });

  it("list tasks with a completion time first", () => {
    const plan = planOf([task("timed", true, "2026-11-01T10:00:00Z"), task("a", true), task("b", true)]);
    expect(names(lastCompleted(plan))).toEqual(["timed", "b", "a"]);
  });

  it("treat an invalid completion time as unknown", () => {
    const plan = planOf([task("odd", true, "yesterday"), task("timed", true, "2026-11-01T10:00:00Z")]);
    expect(names(lastCompleted(plan))).toEqual(["timed", "odd"]);
  });
});

describe("the next task", () => {
  it("is the first open task of the plan", () => {
    expect(nextOpenTask(planOf([task("a", true)], [task("b"), task("c")]))?.task).toBe("b");
  });

  it("is undefined when all tasks are done", () => {
    expect(nextOpenTask(planOf([task("a", true)]))).toBeUndefined();
  });
});

describe("the next task of a week", () => {
  const [week] = planOf([task("a", true), task("b"), task("c")]).weeklyPlans;
  const tasks = (week?.tasks ?? []).map((each, index) => ({
    ...each,
    day: ["Monday", "Tuesday", "Wednesday"][index] ?? "",
  }));

  it("is today's task if it is open", () => {
    expect(nextInWeek(tasks, (day) => day === "Wednesday")).toEqual({ index: 2, isToday: true });
  });

  it("is the first open task on any other day", () => {
    expect(nextInWeek(tasks, (day) => day === "Monday")).toEqual({ index: 1, isToday: false });
  });

  it("is undefined when all tasks are done", () => {
    expect(nextInWeek(tasks.slice(0, 1), () => true)).toBeNull();
  });
});
