import { setTimeout as pause } from "node:timers/promises";
import { checkSession } from "@trellis/contract/account";
import type { MemoryWorld } from "@trellis/api/memory";
import { saveOnboarding } from "@trellis/contract/onboarding";
import { generateRoadmap, type Roadmap, updateTaskStatus } from "@trellis/contract/roadmap";
import { describe, expect, it, vi } from "vitest";
import type { Account, Planner } from "../../apps/api/src/ports.ts";
import { address, askAs, json } from "./asking.ts";

const body = {
  skills: ["no skills"],
  intrestedPlatforms: ["TikTok", "YouTube"],
  targetAudience: ["students"],
  goal: ["5,000 followers"],
  topics: ["vegan cooking"],
};
const query = { language: "en" } as const;
const done = (plan: Roadmap | undefined): string[] =>
  (plan?.weeklyPlans ?? []).flatMap(({ week, tasks }) =>
    tasks.flatMap(({ completed }, dayIndex) => (completed ? [`${week}.${dayIndex}`] : [])),
  );
const words = (plan: Roadmap, completed: boolean): string[] =>
  plan.weeklyPlans.flatMap(({ tasks }) => tasks.filter((each) => each.completed === completed).map(({ task }) => task));

describe("onboarding", () => {
  it("API-06 on-boarding answers message and onboarding", async () => {
    const { raw } = await askAs("newcomer");
    const answer = await raw(`${address(saveOnboarding)}?language=en`, json(body));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: "Your answers are saved.", onboarding: body });
  });

  it("shows the answers in the user from then on, tidied", async () => {
    const { ask } = await askAs("newcomer");
    expect((await ask(checkSession, {})).user.isOnboarded).toBe(false);
    await ask(saveOnboarding, { query, body: { ...body, topics: [" vegan cooking ", "", "  "] } });
    const { user } = await ask(checkSession, {});
    expect(user).toMatchObject({
      isOnboarded: true,
      answers: { topics: ["vegan cooking"], platforms: ["TikTok", "YouTube"] },
    });
  });
});

describe("the roadmap", () => {
  it("API-07 generate-three-week-plan answers a plan of three weeks, and the same one when repeated", async () => {
    const { ask } = await askAs("newcomer");
    await ask(saveOnboarding, { query, body });
    const plan = await ask(generateRoadmap, { query });
    expect(plan.weeklyPlans.map(({ week }) => week)).toEqual([1, 2, 3]);
    expect(plan.weeklyPlans.every(({ tasks }) => tasks.length >= 5)).toBe(true);
    const tasks = plan.weeklyPlans.flatMap((week) => week.tasks);
    expect(new Set(tasks.map(({ _id }) => _id)).size).toBe(tasks.length);
    expect(done(plan)).toEqual([]);
    expect(await ask(generateRoadmap, { query })).toEqual(plan);
  });

  it("needs answers first, and says so", async () => {
    const { refused } = await askAs("newcomer");
    const message = "Answer the five questions first: your roadmap is made from them.";
    expect(await refused(generateRoadmap, { query })).toMatchObject({ status: 409, serverMessage: message });
    const task = { week: 1, dayIndex: 0, completed: true };
    expect(await refused(updateTaskStatus, { query, body: task })).toMatchObject({
      status: 409,
      serverMessage: message,
    });
  });

  it("is written once when thirty people ask at the same moment", async () => {
    const { ask, world } = await askAs("newcomer", "runs");
    await ask(saveOnboarding, { query, body });
    const quickly = world.ports.planner;
    const write = vi.fn<Planner["write"]>(async (answers, language) => {
      await pause(30);
      return quickly.write(answers, language);
    });
    world.ports.planner = { write };
    const plans = await Promise.all(Array.from({ length: 30 }, () => ask(generateRoadmap, { query })));
    expect(write).toHaveBeenCalledOnce();
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(1);
  });

  it("is written by the next call when writing failed, and the failure is a sentence", async () => {
    const { ask, refused, world } = await askAs("newcomer");
    await ask(saveOnboarding, { query, body });
    const write = vi.spyOn(world.ports.planner, "write").mockRejectedValue(new Error("model said no"));
    expect(await refused(generateRoadmap, { query })).toMatchObject({
      status: 502,
      serverMessage: "Your roadmap could not be written. Try again.",
    });
    write.mockRestore();
    await ask(generateRoadmap, { query });
  });

  it("asks for patience when another one writes it for very long, and takes over when that one died", async () => {
    const { ask, refused, world } = await askAs("newcomer");
    await ask(saveOnboarding, { query, body });
    const { roadmaps, clock } = world.ports;
    const { id: accountId } = await accountIn(world);
    const key = { accountId, revision: 1, language: "en" } as const;
    await roadmaps.claim(key, clock.now(), new Date(clock.now().getTime() + 60_000));
    expect(await refused(generateRoadmap, { query })).toMatchObject({
      status: 503,
      serverMessage: "Your roadmap is still being written. Try again in a moment.",
    });
    world.clock.advance(60_000);
    await ask(generateRoadmap, { query });
  });

  it("reads an unknown language as English", async () => {
    const { raw } = await askAs("creator");
    const plans = await Promise.all(
      ["?language=en", "?language=xx", ""].map(async (end) => (await raw(address(generateRoadmap) + end)).json()),
    );
    expect(plans[1]).toEqual(plans[0]);
    expect(plans[2]).toEqual(plans[0]);
  });

  it("shows the same ticks in every language", async () => {
    const { ask } = await askAs("creator");
    const english = await ask(generateRoadmap, { query });
    const french = await ask(generateRoadmap, { query: { language: "fr" } });
    expect(done(french)).toEqual(done(english));
    expect(done(english)).toHaveLength(11);
    expect(french.weeklyPlans[0]?.tasks[0]?.task).not.toBe(english.weeklyPlans[0]?.tasks[0]?.task);
    const body3 = { week: 3, dayIndex: 4, completed: true };
    const ticked = await ask(updateTaskStatus, { query: { language: "es" }, body: body3 });
    expect(done(ticked.plan)).toEqual([...done(english), "3.4"]);
    expect(done(await ask(generateRoadmap, { query }))).toEqual([...done(english), "3.4"]);
  });

  it("is made anew after new answers; completed tasks that still exist stay completed", async () => {
    const { ask, world } = await askAs("creator");
    const before = await ask(generateRoadmap, { query });
    await ask(saveOnboarding, { query, body: await withOtherGoal(world) });
    const after = await ask(generateRoadmap, { query });
    expect(after.goal).toEqual(["5,000 followers"]);
    const wereDone = words(before, true);
    const stillThere = words(after, true);
    expect(stillThere.length).toBeGreaterThan(0);
    expect(stillThere.every((task) => wereDone.includes(task))).toBe(true);
    expect(words(after, false).some((task) => wereDone.includes(task))).toBe(false);
  });

  it("keeps completed tasks also when the new plan is first seen in another language", async () => {
    const { ask, world } = await askAs("creator");
    await ask(saveOnboarding, { query, body: await withOtherGoal(world) });
    const french = done(await ask(generateRoadmap, { query: { language: "fr" } }));
    expect(french.length).toBeGreaterThan(0);
    expect(done(await ask(generateRoadmap, { query }))).toEqual(french);
  });

  it("stays as it is when the same answers are saved again", async () => {
    const { ask } = await askAs("newcomer");
    await ask(saveOnboarding, { query, body });
    await ask(generateRoadmap, { query });
    const ticked = await ask(updateTaskStatus, { query, body: { week: 1, dayIndex: 0, completed: true } });
    await ask(saveOnboarding, { query, body });
    expect(await ask(generateRoadmap, { query })).toEqual(ticked.plan);
  });
});

describe("ticking a task", () => {
  it("API-08 update-task-status answers message and plan with that task changed only", async () => {
    const { ask } = await askAs("creator");
    const before = await ask(generateRoadmap, { query });
    const answer = await ask(updateTaskStatus, { query, body: { week: 3, dayIndex: 2, completed: true } });
    expect(answer.message).toBe("Task status updated successfully!");
    const expected = structuredClone(before);
    Object.assign(expected.weeklyPlans[2]?.tasks[2] ?? {}, {
      completed: true,
      completedAt: "2026-11-21T09:00:00.000Z",
    });
    expect(answer.plan).toEqual(expected);
    expect(await ask(generateRoadmap, { query })).toEqual(expected);
    const back = await ask(updateTaskStatus, { query, body: { week: 3, dayIndex: 2, completed: false } });
    expect(back.plan).toEqual(before);
    expect(await ask(generateRoadmap, { query })).toEqual(before);
  });

  it("loses no tick when all tasks are ticked at once", async () => {
    const { ask } = await askAs("newcomer");
    await ask(saveOnboarding, { query, body });
    const { weeklyPlans } = await ask(generateRoadmap, { query });
    const all = weeklyPlans.flatMap(({ week, tasks }) =>
      tasks.map((_, dayIndex) => ({ week, dayIndex, completed: true })),
    );
    await Promise.all(all.map((task) => ask(updateTaskStatus, { query, body: task })));
    expect(done(await ask(generateRoadmap, { query }))).toHaveLength(all.length);
  });

  it.each([
    [0, 0],
    [4, 0],
    [1, 99],
    [1e300, 0],
    [-1, 0],
  ])("refuses week %d, day %d, which no plan has", async (week, dayIndex) => {
    const { refused } = await askAs("creator");
    expect(await refused(updateTaskStatus, { query, body: { week, dayIndex, completed: true } })).toMatchObject({
      status: 404,
      serverMessage: "This task is not in your roadmap. Reload the page and try again.",
    });
  });

  it("touches nobody else's plan", async () => {
    const asker = await askAs("newcomer");
    await asker.ask(saveOnboarding, { query, body });
    await asker.ask(updateTaskStatus, { query, body: { week: 1, dayIndex: 0, completed: true } });
    asker.token = asker.world.personas.creator.token;
    expect(done(await asker.ask(generateRoadmap, { query }))).toHaveLength(11);
  });
});

async function accountIn({ ports, token }: MemoryWorld): Promise<Account> {
  const session = await ports.sessions.find(await ports.tokens.digest(token ?? ""), ports.clock.now());
  if (!session) throw new Error("nobody is signed in");
  return session.account;
}

/** The persona's answers with another goal, as they are sent. */
async function withOtherGoal(world: MemoryWorld) {
  const { answers } = await accountIn(world);
  if (!answers) throw new Error("not onboarded");
  const { platforms, ...others } = answers;
  return { ...others, goal: ["5,000 followers"], intrestedPlatforms: platforms };
}
