import type { MemoryWorld } from "@trellis/api/memory";
import { checkSession } from "@trellis/contract/account";
import { saveOnboarding } from "@trellis/contract/onboarding";
import { generateRoadmap, type Roadmap, updateTaskStatus } from "@trellis/contract/roadmap";
import type { Account } from "@trellis/server-core/domain/account";
import type { Planner } from "@trellis/server-core/ports/planner";
import { describe, expect, it, vi } from "vitest";
import { address, createClient, json, onboardingBody as body } from "./test-client.ts";

const query = { language: "en" } as const;
const done = (plan: Roadmap | undefined): string[] =>
  (plan?.weeklyPlans ?? []).flatMap(({ week, tasks }) =>
    tasks.flatMap(({ completed }, dayIndex) => (completed ? [`${week}.${dayIndex}`] : [])),
  );
const words = (plan: Roadmap, completed: boolean): string[] =>
  plan.weeklyPlans.flatMap(({ tasks }) => tasks.filter((each) => each.completed === completed).map(({ task }) => task));

describe("saveOnboarding", () => {
  it("API-06 returns a message and the saved answers as onboarding", async () => {
    const { raw } = await createClient("newcomer");
    const answer = await raw(`${address(saveOnboarding)}?language=en`, json(body));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: "Your answers are saved.", onboarding: body });
  });

  it("trims the answers and returns them with the user from then on", async () => {
    const { send } = await createClient("newcomer");
    expect((await send(checkSession, {})).user.isOnboarded).toBe(false);
    await send(saveOnboarding, { query, body: { ...body, topics: [" vegan cooking ", "", "  "] } });
    const { user } = await send(checkSession, {});
    expect(user).toMatchObject({
      isOnboarded: true,
      answers: { topics: ["vegan cooking"], platforms: ["TikTok", "YouTube"] },
    });
  });
});

describe("generateRoadmap", () => {
  it("API-07 returns a plan of three weeks, and the same plan when called again", async () => {
    const { send } = await createClient("newcomer");
    await send(saveOnboarding, { query, body });
    const plan = await send(generateRoadmap, { query });
    expect(plan.weeklyPlans.map(({ week }) => week)).toEqual([1, 2, 3]);
    expect(plan.weeklyPlans.every(({ tasks }) => tasks.length >= 5)).toBe(true);
    const tasks = plan.weeklyPlans.flatMap((week) => week.tasks);
    expect(new Set(tasks.map(({ _id }) => _id)).size).toBe(tasks.length);
    expect(done(plan)).toEqual([]);
    expect(await send(generateRoadmap, { query })).toEqual(plan);
  });

  it("requires onboarding answers", async () => {
    const { failureOf } = await createClient("newcomer");
    const message = "Answer the five questions first. Your roadmap is based on your answers.";
    expect(await failureOf(generateRoadmap, { query })).toMatchObject({ status: 409, serverMessage: message });
    const task = { week: 1, dayIndex: 0, completed: true };
    expect(await failureOf(updateTaskStatus, { query, body: task })).toMatchObject({
      status: 409,
      serverMessage: message,
    });
  });

  it("generates one roadmap for thirty simultaneous requests", async () => {
    const { send, world } = await createClient("newcomer", "real");
    await send(saveOnboarding, { query, body });
    const planner = world.ports.planner;
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const write = vi.fn<Planner["write"]>(async (answers, language) => {
      started.resolve();
      await finish.promise;
      return planner.write(answers, language);
    });
    world.ports.planner = { write };
    const replies = Promise.all(Array.from({ length: 30 }, () => send(generateRoadmap, { query })));
    await started.promise;
    finish.resolve();
    const plans = await replies;
    expect(write).toHaveBeenCalledOnce();
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(1);
  });

  it("reports a failed generation and generates on the next call", async () => {
    const { send, failureOf, world } = await createClient("newcomer");
    await send(saveOnboarding, { query, body });
    const write = vi.spyOn(world.ports.planner, "write").mockRejectedValue(new Error("model said no"));
    expect(await failureOf(generateRoadmap, { query })).toMatchObject({
      status: 502,
      serverMessage: "We couldn’t write your roadmap. Try again.",
    });
    write.mockRestore();
    await send(generateRoadmap, { query });
  });

  it("replies with 503 while another process generates the roadmap, and takes over when its lease expires", async () => {
    const { send, failureOf, world } = await createClient("newcomer");
    await send(saveOnboarding, { query, body });
    const { roadmaps, clock } = world.ports;
    const { id: accountId } = await accountIn(world);
    const key = { accountId, revision: 1, language: "en" } as const;
    await roadmaps.claim(key, clock.now(), new Date(clock.now().getTime() + 60_000));
    expect(await failureOf(generateRoadmap, { query })).toMatchObject({
      status: 503,
      serverMessage: "Your roadmap is still being written. Try again in a moment.",
    });
    world.clock.advance(60_000);
    await send(generateRoadmap, { query });
  });

  it("treats an unknown language as English", async () => {
    const { raw } = await createClient("creator");
    const plans = await Promise.all(
      ["?language=en", "?language=xx", ""].map(async (end) => (await raw(address(generateRoadmap) + end)).json()),
    );
    expect(plans[1]).toEqual(plans[0]);
    expect(plans[2]).toEqual(plans[0]);
  });

  it("returns the same completed tasks in every language", async () => {
    const { send } = await createClient("creator");
    const english = await send(generateRoadmap, { query });
    const french = await send(generateRoadmap, { query: { language: "fr" } });
    expect(done(french)).toEqual(done(english));
    expect(done(english)).toHaveLength(11);
    expect(french.weeklyPlans[0]?.tasks[0]?.task).not.toBe(english.weeklyPlans[0]?.tasks[0]?.task);
    const body3 = { week: 3, dayIndex: 4, completed: true };
    const ticked = await send(updateTaskStatus, { query: { language: "es" }, body: body3 });
    expect(done(ticked.plan)).toEqual([...done(english), "3.4"]);
    expect(done(await send(generateRoadmap, { query }))).toEqual([...done(english), "3.4"]);
  });

  it("regenerates after new answers and keeps completed tasks that still exist", async () => {
    const { send, world } = await createClient("creator");
    const before = await send(generateRoadmap, { query });
    await send(saveOnboarding, { query, body: await withOtherGoal(world) });
    const after = await send(generateRoadmap, { query });
    expect(after.goal).toEqual(["5,000 followers"]);
    const wereDone = words(before, true);
    const stillThere = words(after, true);
    expect(stillThere.length).toBeGreaterThan(0);
    expect(stillThere.every((task) => wereDone.includes(task))).toBe(true);
    expect(words(after, false).some((task) => wereDone.includes(task))).toBe(false);
  });

  it("keeps completed tasks when the new plan is first requested in another language", async () => {
    const { send, world } = await createClient("creator");
    await send(saveOnboarding, { query, body: await withOtherGoal(world) });
    const french = done(await send(generateRoadmap, { query: { language: "fr" } }));
    expect(french.length).toBeGreaterThan(0);
    expect(done(await send(generateRoadmap, { query }))).toEqual(french);
  });

  it("does not regenerate when the same answers are saved again", async () => {
    const { send } = await createClient("newcomer");
    await send(saveOnboarding, { query, body });
    await send(generateRoadmap, { query });
    const ticked = await send(updateTaskStatus, { query, body: { week: 1, dayIndex: 0, completed: true } });
    await send(saveOnboarding, { query, body });
    expect(await send(generateRoadmap, { query })).toEqual(ticked.plan);
  });
});

describe("updateTaskStatus", () => {
  it("API-08 returns the message and the plan with only that task changed", async () => {
    const { send } = await createClient("creator");
    const before = await send(generateRoadmap, { query });
    const answer = await send(updateTaskStatus, { query, body: { week: 3, dayIndex: 2, completed: true } });
    expect(answer.message).toBe("Task status updated successfully!");
    const expected = structuredClone(before);
    Object.assign(expected.weeklyPlans[2]?.tasks[2] ?? {}, {
      completed: true,
      completedAt: "2026-11-21T09:00:00.000Z",
    });
    expect(answer.plan).toEqual(expected);
    expect(await send(generateRoadmap, { query })).toEqual(expected);
    const back = await send(updateTaskStatus, { query, body: { week: 3, dayIndex: 2, completed: false } });
    expect(back.plan).toEqual(before);
    expect(await send(generateRoadmap, { query })).toEqual(before);
  });

  it("replies with 409 to an update of an outdated plan, and changes nothing", async () => {
    const { send, failureOf, world } = await createClient("creator");
    const tick = { week: 3, dayIndex: 2, completed: true };
    const { startedAt = "" } = await send(generateRoadmap, { query: { language: "fr" } });
    world.clock.advance(1_000);
    await send(saveOnboarding, { query, body: await withOtherGoal(world) });
    const after = await send(generateRoadmap, { query });
    const failure = await failureOf(updateTaskStatus, { query: { ...query, startedAt: startedAt ?? "" }, body: tick });
    expect(failure).toMatchObject({ status: 409, serverMessage: expect.stringMatching(/was rewritten/) });
    expect(await send(generateRoadmap, { query })).toEqual(after);
    const current = { ...query, startedAt: after.startedAt ?? "" };
    expect(done((await send(updateTaskStatus, { query: current, body: tick })).plan)).toContain("3.2");
  });

  it("loses no update when all tasks are completed at once", async () => {
    const { send } = await createClient("newcomer");
    await send(saveOnboarding, { query, body });
    const { weeklyPlans } = await send(generateRoadmap, { query });
    const all = weeklyPlans.flatMap(({ week, tasks }) =>
      tasks.map((_, dayIndex) => ({ week, dayIndex, completed: true })),
    );
    await Promise.all(all.map((task) => send(updateTaskStatus, { query, body: task })));
    expect(done(await send(generateRoadmap, { query }))).toHaveLength(all.length);
  });

  it.each([
    [0, 0],
    [4, 0],
    [1, 99],
    [1e300, 0],
    [-1, 0],
  ])("rejects week %d, day %d, which is not in the plan", async (week, dayIndex) => {
    const { failureOf } = await createClient("creator");
    expect(await failureOf(updateTaskStatus, { query, body: { week, dayIndex, completed: true } })).toMatchObject({
      status: 404,
      serverMessage: "This task isn’t in your roadmap. Reload the page and try again.",
    });
  });

  it("changes only the user's own plan", async () => {
    const client = await createClient("newcomer");
    await client.send(saveOnboarding, { query, body });
    await client.send(updateTaskStatus, { query, body: { week: 1, dayIndex: 0, completed: true } });
    client.token = client.world.personas.creator.token;
    expect(done(await client.send(generateRoadmap, { query }))).toHaveLength(11);
  });
});

async function accountIn({ ports, token }: MemoryWorld): Promise<Account> {
  const session = await ports.sessions.find(await ports.tokens.digest(token ?? ""), ports.clock.now());
  if (!session) throw new Error("no session");
  return session.account;
}

/** Returns the user's answers, with another goal, as a request body. */
async function withOtherGoal(world: MemoryWorld) {
  const { answers } = await accountIn(world);
  if (!answers) throw new Error("not onboarded");
  const { platforms, ...others } = answers;
  return { ...others, goal: ["5,000 followers"], intrestedPlatforms: platforms };
}
