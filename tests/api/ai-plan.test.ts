import { checkSession } from "@trellis/contract/account";
import { saveOnboarding } from "@trellis/contract/onboarding";
import { generateRoadmap, updateTaskStatus } from "@trellis/contract/roadmap";
import { describe, expect, it, vi } from "vitest";
import { fails, says } from "./ai-provider.ts";
import { createAiClient, useAiProvider } from "./ai-world.ts";
import { address, onboardingBody as body } from "./test-client.ts";

const days = {
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  es: ["lunes", "martes", "miércoles", "jueves", "viernes"],
};
const planIn = (language: keyof typeof days, word: string) => ({
  weeklyPlans: [1, 2, 3].map((week) => ({
    focus: `${word} ${week}`,
    tasks: days[language].map((day, index) => ({ day, task: `${word} ${week}.${index}`, description: `${word}!` })),
  })),
  contentStrategy: {
    themes: [word],
    postingSchedule: [{ day: days[language][1] ?? "", time: "18:30", platform: "Instagram" }],
    hashtagStrategy: ["#swing", "home workout"],
  },
});
const query = { language: "en" } as const;
const spanish = { query: { language: "es" } } as const;
const provider = useAiProvider();

async function newcomer() {
  const client = await createAiClient(provider(), { persona: "newcomer" });
  await client.send(saveOnboarding, { query, body });
  return client;
}

describe("a plan from a model", () => {
  it("has the shape of a stored plan, the user's goal, audience and platforms, and the model's name", async () => {
    const { send } = await newcomer();
    provider().replies.push(says(planIn("en", "Swing")));
    const plan = await send(generateRoadmap, { query });
    expect(plan).toMatchObject({
      goal: body.goal,
      targetAudience: body.targetAudience,
      platforms: body.intrestedPlatforms,
      writtenBy: "model-1",
      contentStrategy: { hashtagStrategy: ["#swing", "#homeworkout"] },
    });
    expect(plan.weeklyPlans.map(({ week, tasks }) => [week, tasks.length])).toEqual([
      [1, 5],
      [2, 5],
      [3, 5],
    ]);
    expect(plan.weeklyPlans[1]?.tasks[2]).toMatchObject({ day: "Wednesday", task: "Swing 2.2", completed: false });
    expect(await send(generateRoadmap, { query })).toEqual(plan);
    expect(provider().requests).toHaveLength(1);
  });

  it("is translated rather than written again in another language, so that completed tasks stay the same", async () => {
    const { send } = await newcomer();
    provider().replies.push(says(planIn("en", "Swing")), says(planIn("es", "Balanceo")));
    await send(generateRoadmap, { query });
    await send(updateTaskStatus, { query, body: { week: 2, dayIndex: 1, completed: true } });
    const plan = await send(generateRoadmap, spanish);
    expect(plan.weeklyPlans[1]?.tasks[1]).toMatchObject({ day: "martes", task: "Balanceo 2.1", completed: true });
    expect(plan.contentStrategy?.postingSchedule[0]).toMatchObject({ day: "martes", time: "18:30" });
    expect(JSON.stringify(provider().requests[1])).toContain("Swing 2.1");
  });

  it("is shown in its original language while it can't be translated, and translated ten minutes later", async () => {
    const { send, world } = await newcomer();
    provider().replies.push(
      says(planIn("en", "Swing")),
      fails(500),
      fails(500),
      fails(500),
      says(planIn("es", "Balanceo")),
    );
    await send(generateRoadmap, { query });
    expect((await send(generateRoadmap, spanish)).weeklyPlans[0]?.focus).toBe("Swing 1");
    const { length } = provider().requests;
    world.clock.advance(599_000);
    expect((await send(generateRoadmap, spanish)).weeklyPlans[0]?.focus).toBe("Swing 1");
    expect(provider().requests).toHaveLength(length);
    world.clock.advance(1_000);
    expect((await send(generateRoadmap, spanish)).weeklyPlans[0]?.focus).toBe("Balanceo 1");
  });

  it("is not translated when a task is completed", async () => {
    const { send } = await newcomer();
    provider().replies.push(says(planIn("en", "Swing")));
    await send(generateRoadmap, { query });
    const task = { week: 2, dayIndex: 1, completed: true };
    const { plan } = await send(updateTaskStatus, { ...spanish, body: task });
    expect(plan?.weeklyPlans[1]?.tasks[1]).toMatchObject({ task: "Swing 2.1", completed: true });
    expect(provider().requests).toHaveLength(1);
  });

  it("carries over no completed tasks from the plan of the previous answers if that plan is in another language", async () => {
    const { send } = await createAiClient(provider());
    provider().replies.push(says(planIn("es", "Balanceo")));
    await send(saveOnboarding, { query, body });
    const plan = await send(generateRoadmap, spanish);
    expect(plan.weeklyPlans.flatMap(({ tasks }) => tasks).some(({ completed }) => completed)).toBe(false);
    expect(provider().requests).toHaveLength(1);
  });

  it("needs fewer than 8,000 tokens, the daily limit below which the server warns", async () => {
    const { send } = await newcomer();
    provider().replies.push(says(planIn("en", "Swing")));
    await send(generateRoadmap, { query });
    const [sent] = provider().requests;
    expect(Buffer.byteLength(JSON.stringify(sent)) / 3 + (sent?.max_tokens ?? 0)).toBeLessThan(8_000);
  });

  it("can be written thirty times an hour for each account, and read any number of times", async () => {
    const { send, raw, world } = await newcomer();
    provider().replies.push(says(planIn("en", "Swing")));
    const { account } = (await world.ports.accounts.byEmail((await send(checkSession, {})).user.email)) ?? {};
    for (const _ of Array.from({ length: 29 })) await world.ports.limits.take(`writePlan:${account?.id}`, 30, 3_600);
    for (const _ of [1, 2, 3]) await send(generateRoadmap, { query });
    // Translations count toward the limit, too, so the plan stays untranslated.
    expect((await send(generateRoadmap, spanish)).weeklyPlans[0]?.focus).toBe("Swing 1");
    await send(saveOnboarding, { query, body: { ...body, topics: ["kettlebells"] } });
    const { status, headers } = await raw(`${address(generateRoadmap)}?language=en`);
    expect({ status, wait: headers.get("retry-after") }).toEqual({ status: 429, wait: "3600" });
    world.clock.advance(3_600_000);
    await send(generateRoadmap, { query });
    expect(provider().requests).toHaveLength(2);
  });

  it("is written under a lease of twenty seconds that is renewed every five seconds", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { send, world } = await newcomer();
    const { roadmaps } = world.ports;
    const claim = vi.spyOn(roadmaps, "claim");
    const renew = vi.spyOn(roadmaps, "renew");
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    provider().replies.push(async (response, sent) => {
      asked.resolve();
      await answered.promise;
      await says(planIn("en", "Swing"))(response, sent);
    });
    const plan = send(generateRoadmap, { query });
    await asked.promise;
    const seconds = (date: Date | undefined) => ((date?.getTime() ?? 0) - world.clock.now().getTime()) / 1_000;
    expect(seconds(claim.mock.lastCall?.[2])).toBe(20);
    world.clock.advance(5_000);
    vi.advanceTimersByTime(5_000);
    expect(seconds(renew.mock.lastCall?.[2])).toBe(20);
    answered.resolve();
    await plan;
    vi.advanceTimersByTime(60_000);
    expect(renew).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it.each([
    ["two weeks", { weeklyPlans: planIn("en", "Swing").weeklyPlans.slice(1) }, /- weeklyPlans: /],
    [
      "weekdays in another language",
      { weeklyPlans: planIn("es", "Swing").weeklyPlans },
      /- weeklyPlans\.0\.tasks\.0\.day: /,
    ],
  ])("is repaired if it has %s", async (_what, wrong, complaint) => {
    const { send } = await newcomer();
    const right = planIn("en", "Swing");
    provider().replies.push(says({ ...right, ...wrong }), says(right));
    expect(await send(generateRoadmap, { query })).toMatchObject({ writtenBy: "model-1" });
    expect(provider().requests[1]?.messages.at(-1)?.content).toMatch(complaint);
  });
});

describe("a plan of the built-in engine", () => {
  it("is not translated by the model, because the engine writes the same tasks in every language", async () => {
    const { send } = await newcomer();
    provider().replies.push(fails(400));
    expect(await send(generateRoadmap, { query })).toMatchObject({ writtenBy: "built-in engine" });
    const { length } = provider().requests;
    expect(await send(generateRoadmap, spanish)).toMatchObject({ writtenBy: "built-in engine" });
    expect(provider().requests).toHaveLength(length);
  });
});
