import { roadmap, weekPercent } from "@trellis/contract/roadmap";
import { parse } from "valibot";
import { describe, expect, it } from "vitest";
import { withTick, withTicks } from "../../../apps/web/src/features/roadmap/tick.ts";

const plan = parse(roadmap, {
  weeklyPlans: [
    { week: 1, tasks: [{ task: "a" }, { task: "b" }, { task: "c" }] },
    { week: 2, tasks: [{ task: "d" }] },
  ],
});
const states = (of: typeof plan) => of.weeklyPlans.map((week) => week.tasks.map((task) => task.completed));

describe("a task change", () => {
  it("changes only its task", () => {
    const ticked = withTick(plan, { week: 1, dayIndex: 1, completed: true });
    expect(states(ticked)).toEqual([[false, true, false], [false]]);
    expect(states(plan)).toEqual([[false, false, false], [false]]);
  });

  it("identifies the week by its number, not by its index", () => {
    const later = { ...plan, weeklyPlans: plan.weeklyPlans.map((week) => ({ ...week, week: week.week + 4 })) };
    expect(states(withTick(later, { week: 6, dayIndex: 0, completed: true }))[1]).toEqual([true]);
  });

  it("changes nothing if its task is unknown", () => {
    expect(states(withTick(plan, { week: 9, dayIndex: 0, completed: true }))).toEqual(states(plan));
    expect(states(withTick(plan, { week: 1, dayIndex: 7, completed: true }))).toEqual(states(plan));
  });
});

describe("withTicks", () => {
  it("applies all changes, and the last change of a task wins", () => {
    const shown = withTicks(plan, [
      { week: 1, dayIndex: 0, completed: true },
      { week: 2, dayIndex: 0, completed: true },
      { week: 1, dayIndex: 0, completed: false },
    ]);
    expect(states(shown)).toEqual([[false, false, false], [true]]);
  });

  it("returns the same plan if there are no changes", () => {
    expect(withTicks(plan, [])).toBe(plan);
  });
});

describe("the percentage of a week", () => {
  it.each([
    [1, 3, 33],
    [2, 3, 67],
    [0, 0, 0],
    [7, 7, 100],
  ])("RDM-08 rounds %i of %i tasks to %i percent", (done, total, percent) => {
    const tasks = Array.from({ length: total }, (_, index) => ({ completed: index < done }));
    expect(weekPercent(tasks)).toBe(percent);
  });
});
