import { roadmap } from "@trellis/contract/roadmap";
import { parse } from "valibot";
import { describe, expect, it } from "vitest";
import { dueOf, weekdayOf } from "../../../apps/web/src/features/roadmap/due.ts";

const planOf = (days: readonly string[], startedAt: string | null = new Date(2026, 10, 19, 9).toISOString()) =>
  parse(roadmap, {
    startedAt,
    weeklyPlans: [1, 2].map((week) => ({ week, tasks: days.map((day) => ({ day, task: day })) })),
  });
const weekdays = ["Monday", "Wednesday", "Sunday"];

describe("weekdayOf", () => {
  it.each([
    ["Thursday", "en", 4],
    ["Thu", "en", 4],
    ["jueves", "es", 4],
    ["Jueves ", "es", 4],
    ["jeudi", "fr", 4],
    ["jeu.", "fr", 4],
    ["Sunday", "fr", 0],
    ["Day 4", "en", undefined],
    ["", "en", undefined],
  ] as const)("reads '%s' (%s) as %s", (day, language, number) => {
    expect(weekdayOf(day, language)).toBe(number);
  });
});

describe("dueOf", () => {
  // The plan starts on Thursday, November 19, so its first Monday is the 23rd.
  it.each([
    ["on the first day", 1, 19, ["later", "later", "later"]],
    ["on the first Monday", 1, 23, ["today", "later", "later"]],
    ["in the middle of the week", 1, 26, ["overdue", "overdue", "later"]],
    ["on the week's Sunday", 1, 29, ["overdue", "overdue", "today"]],
    ["in the second week", 2, 30, ["today", "later", "later"]],
  ] as const)("counts the weekdays from the plan's start: %s", (_when, week, day, due) => {
    expect(dueOf(planOf(weekdays), week, new Date(2026, 10, day, 22), "en")).toEqual(due);
  });

  it("makes a task due on the start day if the plan starts on the task's weekday", () => {
    const plan = planOf(["Thursday", "Wednesday"]);
    expect(dueOf(plan, 1, new Date(2026, 10, 19, 8), "en")).toEqual(["today", "later"]);
  });

  it("returns `undefined` for a task without a weekday and for tasks of a plan without a start, and no tasks for an unknown week", () => {
    const now = new Date(2026, 10, 23);
    expect(dueOf(planOf(["Day 1", "Monday"]), 1, now, "en")).toEqual([undefined, "today"]);
    expect(dueOf(planOf(weekdays, null), 1, now, "en")).toEqual([undefined, undefined, undefined]);
    expect(dueOf(planOf(weekdays), 9, now, "en")).toEqual([]);
  });
});
