import { describe, expect, it } from "vitest";
import { onOneLine } from "../../apps/api/src/rules/one-line.ts";
import { hasTask, roadmapOnWire } from "../../apps/api/src/rules/roadmap.ts";
import { carriedTicks, withTick } from "../../apps/api/src/rules/ticks.ts";
import { trialIsActive } from "../../apps/api/src/rules/subscription.ts";
import { plan } from "./conformance/fixtures.ts";

const now = new Date("2026-11-21T09:00:00Z");
const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000);

describe("a trial", () => {
  it("PAY-30 is active until exactly its end", () => {
    expect(trialIsActive(new Date(now.getTime() + 1), now)).toBe(true);
    expect(trialIsActive(now, now)).toBe(false);
    expect(trialIsActive(inDays(-1), now)).toBe(false);
    expect(trialIsActive(null, now)).toBe(false);
  });
});

describe("a completed task", () => {
  const tick = { week: 1, dayIndex: 2, completedAt: now };

  it("is identified by week number and day index", () => {
    expect(hasTask(plan(), 1, 0)).toBe(true);
    expect(hasTask(plan(), 3, 4)).toBe(true);
    expect(hasTask(plan(), 3, 5)).toBe(false);
    expect(hasTask(plan(), 0, 0)).toBe(false);
    expect(hasTask(plan(), 1.5, 0)).toBe(false);
  });

  it("is marked only in its own week and day", () => {
    const wire = roadmapOnWire({ plan: plan(), startedAt: now, ticks: [tick] });
    const done = wire.weeklyPlans?.flatMap(({ tasks }) => tasks ?? []).filter(({ completed }) => completed);
    expect(done).toMatchObject([{ _id: "week-1-task-3", completedAt: now.toISOString() }]);
  });

  it("keeps its first date, and loses it when unchecked", () => {
    expect(withTick([tick], { ...tick, completedAt: inDays(1) })).toEqual([tick]);
    expect(withTick([tick], { ...tick, completedAt: null })).toEqual([]);
    expect(withTick([], { ...tick, completedAt: null })).toEqual([]);
  });

  it("stays completed when its wording moves to another position, and is dropped when it no longer exists", () => {
    const old = { plan: plan(), ticks: [tick, { week: 2, dayIndex: 0, completedAt: inDays(1) }] };
    const renewed = plan("Something else");
    const [first] = renewed.weeklyPlans;
    if (first) first.tasks = [...first.tasks, { day: "Friday", task: "Write your promise 2.0", description: "" }];
    expect(carriedTicks(old, renewed)).toEqual([{ week: 1, dayIndex: 5, completedAt: inDays(1) }]);
    expect(carriedTicks(old, plan())).toEqual(old.ticks);
  });

  it("is carried over individually when several tasks have the same wording", () => {
    const repeated = plan();
    for (const week of repeated.weeklyPlans) for (const task of week.tasks) task.task = "Post";
    const carried = carriedTicks({ plan: repeated, ticks: [tick, { ...tick, dayIndex: 3 }] }, repeated);
    expect(carried).toHaveLength(2);
  });
});

it("names are reduced to one line without invisible or direction-changing characters", () => {
  expect(onOneLine("Ana\r\nBcc: x@y.zz")).toBe("Ana Bcc: x@y.zz");
  expect(onOneLine("Ana \u202eserroT\u202c")).toBe("Ana serroT");
  expect(onOneLine("\u2067عمر\u2069\u200b")).toBe("عمر");
  expect(onOneLine("👩\u200d🍳 نامه\u200cها")).toBe("👩\u200d🍳 نامه\u200cها");
});
