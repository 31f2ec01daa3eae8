import { checkSession } from "@trellis/contract/account";
import { examples } from "@trellis/contract/examples";
import { updateOnboarding } from "@trellis/contract/onboarding";
import { generateRoadmap, type Roadmap, updateTaskStatus } from "@trellis/contract/roadmap";
import type { Planner } from "@trellis/server-core/ports/planner";
import { describe, expect, it, vi } from "vitest";
import { address, createClient, type TestClient, json } from "./test-client.ts";
import { readError } from "./read-error.ts";

const query = { language: "en" } as const;
const { body } = examples.updateOnboarding;
const path = `${address(updateOnboarding)}?language=en`;
const empty = { skills: [], topics: [], goal: [], targetAudience: [], intrestedPlatforms: [] };

const completed = (plan: Roadmap): string[] =>
  plan.weeklyPlans.flatMap(({ tasks }) => tasks.filter((task) => task.completed).map(({ task }) => task));
const all = (plan: Roadmap): string[] => plan.weeklyPlans.flatMap(({ tasks }) => tasks.map(({ task }) => task));

/** Returns the user's current answers as a request body. */
async function answersOf({ send }: TestClient) {
  const { answers } = (await send(checkSession, {})).user;
  if (!answers) throw new Error("not onboarded");
  const { platforms, ...others } = answers;
  return { ...others, intrestedPlatforms: platforms } as typeof body;
}

describe("updateOnboarding", () => {
  it("returns a message and the answers, and updates the session's user", async () => {
    const { raw, send } = await createClient("creator");
    const answer = await raw(path, json({ ...body, topics: [" yoga ", "", " "] }, "PUT"));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      message: "Your preferences are saved.",
      onboarding: { ...body, topics: ["yoga"] },
    });
    const { user } = await send(checkSession, {});
    expect(user).toMatchObject({ isOnboarded: true, answers: { topics: ["yoga"], goal: body.goal } });
  });

  it.each([
    ["es", "Tus preferencias están guardadas."],
    ["fr", "Tes préférences sont enregistrées."],
  ])("replies in %s: %s", async (language, message) => {
    const { send } = await createClient("creator");
    expect((await send(updateOnboarding, { query, body }, language)).message).toBe(message);
  });

  it("accepts empty lists, from which a roadmap can still be generated", async () => {
    const { send } = await createClient("creator");
    await send(updateOnboarding, { query, body: empty });
    expect((await send(checkSession, {})).user).toMatchObject({ isOnboarded: true, answers: { skills: [] } });
    const plan = await send(generateRoadmap, { query });
    expect(plan.weeklyPlans.map(({ tasks }) => tasks.length > 0)).toEqual([true, true, true]);
    expect(plan.goal).toEqual([]);
  });

  it("completes the onboarding of a new user", async () => {
    const { send } = await createClient("newcomer");
    await send(updateOnboarding, { query, body });
    expect((await send(checkSession, {})).user.isOnboarded).toBe(true);
  });

  it("requires a session and changes only the user's own answers", async () => {
    const client = await createClient("creator");
    const mine = await answersOf(client);
    client.token = client.world.personas.newcomer.token;
    await client.send(updateOnboarding, { query, body });
    client.token = client.world.personas.creator.token;
    expect(await answersOf(client)).toEqual(mine);
    client.token = null;
    expect((await readError(await client.raw(path, json(body, "PUT")))).status).toBe(401);
  });

  it.each([
    [{ ...body, goal: "fame" }],
    [{ ...body, skills: undefined }],
    [{ ...body, topics: ["x".repeat(501)] }],
    [{ ...body, topics: Array(51).fill("x") }],
  ])("rejects anything but five lists of limited length, and keeps the saved answers (%#)", async (wrong) => {
    const client = await createClient("creator");
    const before = await answersOf(client);
    expect((await readError(await client.raw(path, json(wrong, "PUT")))).status).toBe(400);
    expect(await answersOf(client)).toEqual(before);
  });
});

describe("saving answers", () => {
  it("is limited to 120 times an hour per account, so that nobody can fill the disk", async () => {
    const client = await createClient("creator");
    for (let times = 0; times < 120; times += 1) await client.send(updateOnboarding, { query, body });
    const answer = await client.raw(path, json(body, "PUT"));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "3600"]);
    client.token = client.world.personas.newcomer.token;
    await client.send(updateOnboarding, { query, body });
  });
});

describe("the roadmap after new answers", () => {
  it("keeps completed tasks that still exist, with their dates, and no others", async () => {
    const client = await createClient("creator");
    const before = await client.send(generateRoadmap, { query });
    await client.send(updateOnboarding, { query, body: { ...(await answersOf(client)), goal: ["5,000 followers"] } });
    const after = await client.send(generateRoadmap, { query });
    expect(all(after)).not.toEqual(all(before));
    const stillThere = completed(before).filter((task) => all(after).includes(task));
    expect(stillThere.length).toBeGreaterThan(0);
    expect(completed(after).toSorted()).toEqual(stillThere.toSorted());
    const dates = (plan: Roadmap) =>
      new Map(plan.weeklyPlans.flatMap(({ tasks }) => tasks.map(({ task, completedAt }) => [task, completedAt])));
    for (const task of stillThere) expect(dates(after).get(task)).toBe(dates(before).get(task));
  });

  it("fits the weekly hours, and has its usual size without them", async () => {
    const { send } = await createClient("creator");
    await send(updateOnboarding, { query, body: { ...body, weeklyHours: "upTo2" } });
    expect((await send(checkSession, {})).user.answers?.weeklyHours).toBe("upTo2");
    expect(all(await send(generateRoadmap, { query }))).toHaveLength(15);
    await send(updateOnboarding, { query, body });
    expect((await send(checkSession, {})).user.answers?.weeklyHours).toBeUndefined();
    expect(all(await send(generateRoadmap, { query }))).toHaveLength(18);
  });

  it("is unchanged when the same answers are saved again", async () => {
    const client = await createClient("creator");
    const before = await client.send(generateRoadmap, { query });
    const write = vi.spyOn(client.world.ports.planner, "write");
    await client.send(updateOnboarding, { query, body: await answersOf(client) });
    expect(await client.send(generateRoadmap, { query })).toEqual(before);
    expect(write).not.toHaveBeenCalled();
  });

  it("is generated once for simultaneous requests after simultaneous updates", async () => {
    const { send, world } = await createClient("creator", "real");
    await Promise.all(Array.from({ length: 10 }, () => send(updateOnboarding, { query, body })));
    const planner = world.ports.planner;
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const write = vi.fn<Planner["write"]>(async (answers, language) => {
      started.resolve();
      await finish.promise;
      return planner.write(answers, language);
    });
    world.ports.planner = { write };
    const replies = Promise.all(Array.from({ length: 20 }, () => send(generateRoadmap, { query })));
    await started.promise;
    finish.resolve();
    const plans = await replies;
    expect(write).toHaveBeenCalledOnce();
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(1);
    expect(plans[0]?.goal).toEqual(body.goal);
  });

  it("lets the user complete a task", async () => {
    const { send } = await createClient("creator");
    await send(updateOnboarding, { query, body });
    const before = await send(generateRoadmap, { query });
    const open = before.weeklyPlans[0]?.tasks.findIndex((task) => !task.completed) ?? 0;
    await send(updateTaskStatus, { query, body: { week: 1, dayIndex: open, completed: true } });
    const after = await send(generateRoadmap, { query });
    expect(completed(after)).toHaveLength(completed(before).length + 1);
  });
});
