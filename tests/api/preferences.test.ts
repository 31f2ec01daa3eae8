import { setTimeout as pause } from "node:timers/promises";
import { checkSession } from "@trellis/contract/account";
import { examples } from "@trellis/contract/examples";
import { updateOnboarding } from "@trellis/contract/onboarding";
import { generateRoadmap, type Roadmap, updateTaskStatus } from "@trellis/contract/roadmap";
import { describe, expect, it, vi } from "vitest";
import type { Planner } from "../../apps/api/src/ports.ts";
import { address, askAs, type Asker, json } from "./asking.ts";
import { read } from "./refusal.ts";

const query = { language: "en" } as const;
const { body } = examples.updateOnboarding;
const path = `${address(updateOnboarding)}?language=en`;
const empty = { skills: [], topics: [], goal: [], targetAudience: [], intrestedPlatforms: [] };

const completed = (plan: Roadmap): string[] =>
  plan.weeklyPlans.flatMap(({ tasks }) => tasks.filter((task) => task.completed).map(({ task }) => task));
const all = (plan: Roadmap): string[] => plan.weeklyPlans.flatMap(({ tasks }) => tasks.map(({ task }) => task));

/** What someone has answered so far, as it is sent. */
async function answersOf({ ask }: Asker) {
  const { answers } = (await ask(checkSession, {})).user;
  if (!answers) throw new Error("not onboarded");
  const { platforms, ...others } = answers;
  return { ...others, intrestedPlatforms: platforms } as typeof body;
}

describe("the update of the answers", () => {
  it("answers message and onboarding, and the session knows the new ones", async () => {
    const { raw, ask } = await askAs("creator");
    const answer = await raw(path, json({ ...body, topics: [" yoga ", "", " "] }, "PUT"));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      message: "Your preferences are saved.",
      onboarding: { ...body, topics: ["yoga"] },
    });
    const { user } = await ask(checkSession, {});
    expect(user).toMatchObject({ isOnboarded: true, answers: { topics: ["yoga"], goal: body.goal } });
  });

  it.each([
    ["es", "Tus preferencias están guardadas."],
    ["fr", "Tes préférences sont enregistrées."],
  ])("says in %s: %s", async (language, message) => {
    const { ask } = await askAs("creator");
    expect((await ask(updateOnboarding, { query, body }, language)).message).toBe(message);
  });

  it("takes empty lists, and a roadmap can still be made of them", async () => {
    const { ask } = await askAs("creator");
    await ask(updateOnboarding, { query, body: empty });
    expect((await ask(checkSession, {})).user).toMatchObject({ isOnboarded: true, answers: { skills: [] } });
    const plan = await ask(generateRoadmap, { query });
    expect(plan.weeklyPlans.map(({ tasks }) => tasks.length > 0)).toEqual([true, true, true]);
    expect(plan.goal).toEqual([]);
  });

  it("onboards a newcomer too", async () => {
    const { ask } = await askAs("newcomer");
    await ask(updateOnboarding, { query, body });
    expect((await ask(checkSession, {})).user.isOnboarded).toBe(true);
  });

  it("is refused without a session, and touches nobody else's answers", async () => {
    const asker = await askAs("creator");
    const mine = await answersOf(asker);
    asker.token = asker.world.personas.newcomer.token;
    await asker.ask(updateOnboarding, { query, body });
    asker.token = asker.world.personas.creator.token;
    expect(await answersOf(asker)).toEqual(mine);
    asker.token = null;
    expect((await read(await asker.raw(path, json(body, "PUT")))).status).toBe(401);
  });

  it.each([
    [{ ...body, goal: "fame" }],
    [{ ...body, skills: undefined }],
    [{ ...body, topics: ["x".repeat(501)] }],
    [{ ...body, topics: Array(51).fill("x") }],
  ])("refuses what is no five lists, and keeps what there is (%#)", async (wrong) => {
    const asker = await askAs("creator");
    const before = await answersOf(asker);
    expect((await read(await asker.raw(path, json(wrong, "PUT")))).status).toBe(400);
    expect(await answersOf(asker)).toEqual(before);
  });
});

describe("the roadmap after an update", () => {
  it("is made anew; tasks that still exist stay completed, with their dates, and no other is", async () => {
    const asker = await askAs("creator");
    const before = await asker.ask(generateRoadmap, { query });
    await asker.ask(updateOnboarding, { query, body: { ...(await answersOf(asker)), goal: ["5,000 followers"] } });
    const after = await asker.ask(generateRoadmap, { query });
    expect(all(after)).not.toEqual(all(before));
    const stillThere = completed(before).filter((task) => all(after).includes(task));
    expect(stillThere.length).toBeGreaterThan(0);
    expect(completed(after).toSorted()).toEqual(stillThere.toSorted());
    const dates = (plan: Roadmap) =>
      new Map(plan.weeklyPlans.flatMap(({ tasks }) => tasks.map(({ task, completedAt }) => [task, completedAt])));
    for (const task of stillThere) expect(dates(after).get(task)).toBe(dates(before).get(task));
  });

  it("is the same, ticks and all, when the same answers are sent again", async () => {
    const asker = await askAs("creator");
    const before = await asker.ask(generateRoadmap, { query });
    const write = vi.spyOn(asker.world.ports.planner, "write");
    await asker.ask(updateOnboarding, { query, body: await answersOf(asker) });
    expect(await asker.ask(generateRoadmap, { query })).toEqual(before);
    expect(write).not.toHaveBeenCalled();
  });

  it("is written once, however many updates and questions come at the same moment", async () => {
    const { ask, world } = await askAs("creator", "runs");
    await Promise.all(Array.from({ length: 10 }, () => ask(updateOnboarding, { query, body })));
    const quickly = world.ports.planner;
    const write = vi.fn<Planner["write"]>(async (answers, language) => {
      await pause(30);
      return quickly.write(answers, language);
    });
    world.ports.planner = { write };
    const plans = await Promise.all(Array.from({ length: 20 }, () => ask(generateRoadmap, { query })));
    expect(write).toHaveBeenCalledOnce();
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(1);
    expect(plans[0]?.goal).toEqual(body.goal);
  });

  it("takes ticks again, in its own weeks", async () => {
    const { ask } = await askAs("creator");
    await ask(updateOnboarding, { query, body });
    const before = await ask(generateRoadmap, { query });
    const open = before.weeklyPlans[0]?.tasks.findIndex((task) => !task.completed) ?? 0;
    await ask(updateTaskStatus, { query, body: { week: 1, dayIndex: open, completed: true } });
    const after = await ask(generateRoadmap, { query });
    expect(completed(after)).toHaveLength(completed(before).length + 1);
  });
});
