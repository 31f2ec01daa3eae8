import { setTimeout as pause } from "node:timers/promises";
import { createMemoryWorld, type PersonaName } from "@trellis/api/memory";
import { checkSession, logIn, providerTokenHeader } from "@trellis/contract/account";
import { forgotPassword } from "@trellis/contract/password-reset";
import { updateProfile } from "@trellis/contract/profile";
import { generateRoadmap } from "@trellis/contract/roadmap";
import { endSession, listSessions } from "@trellis/contract/sessions";
import { listPlans } from "@trellis/contract/subscription";
import { describe, expect, it } from "vitest";
import { address, askAs, start } from "./asking.ts";

const told = async (seed: number) => {
  const world = await createMemoryWorld({ persona: "creator", now: start, seed });
  const headers = { authorization: `Bearer ${world.token}` };
  const answer = await world.fetch(new Request(`https://trellis.test${address(checkSession)}`, { headers }));
  return answer.text();
};

describe("a world in memory", () => {
  it.each([
    ["unsubscribed", { isSubscribed: false, isOnboarded: false }],
    ["newcomer", { isSubscribed: true, isOnboarded: false }],
    ["creator", { isSubscribed: true, isOnboarded: true }],
  ] as const)("hands out the token of the %s", async (persona, state) => {
    const { ask, world } = await askAs(persona);
    expect((await ask(checkSession, {})).user).toMatchObject({ ...state, email: world.personas[persona].email });
  });

  it("has no token for a visitor", async () => {
    expect((await createMemoryWorld()).token).toBeNull();
  });

  it("lets every persona but the visitor sign in", async () => {
    const { ask, world } = await askAs();
    for (const name of ["unsubscribed", "newcomer", "creator"] satisfies PersonaName[]) {
      const { email, password, fullname } = world.personas[name];
      expect((await ask(logIn, { body: { email, password } })).user.name).toBe(fullname);
    }
  });

  it("is the same for the same seed and moment, and another for another seed", async () => {
    expect(await told(7)).toBe(await told(7));
    expect(await told(7)).not.toBe(await told(8));
  });

  it("gives the creator a plan with eleven tasks done, at different times before now", async () => {
    const { ask } = await askAs("creator");
    const { weeklyPlans } = await ask(generateRoadmap, { query: { language: "en" } });
    const times = weeklyPlans.flatMap(({ tasks }) => tasks.flatMap(({ completedAt }) => completedAt ?? []));
    expect(new Set(times).size).toBe(11);
    expect(times.every((time) => time < start)).toBe(true);
  });

  it("breaks a call in the server's own words, as often as told", async () => {
    const { ask, refused, world } = await askAs("unsubscribed");
    world.faults.set("listPlans", { status: 500, times: 2 });
    for (const language of ["en", "es"]) {
      expect(await refused(listPlans, {}, language)).toMatchObject({
        status: 500,
        serverMessage: expect.stringMatching(/\.$/),
      });
    }
    expect(await ask(listPlans, {})).toHaveLength(3);
  });

  it("breaks a call with another sentence, another body, or no JSON at all", async () => {
    const { ask, refused, world } = await askAs("unsubscribed");
    world.faults.set("listPlans", { status: 402, sentence: "Your card was declined." });
    expect(await refused(listPlans, {})).toMatchObject({ status: 402, serverMessage: "Your card was declined." });
    world.faults.set("listPlans", { status: 200, body: [] });
    expect(await ask(listPlans, {})).toEqual([]);
    world.faults.set("listPlans", { status: 502, body: "<html>Bad gateway</html>" });
    expect(await refused(listPlans, {})).toMatchObject({ status: 502, serverMessage: undefined });
  });

  it("breaks the calls of a profile and of one's sessions like any other", async () => {
    const { ask, refused, world } = await askAs("creator");
    world.faults.set("updateProfile", { status: 413 });
    expect(await refused(updateProfile, { body: { fullname: "Zoë" } })).toMatchObject({ status: 413 });
    world.faults.set("endSession", { status: 500 });
    const { sessions } = await ask(listSessions, {});
    expect(await refused(endSession, { query: { id: sessions[1]?.id ?? "" } })).toMatchObject({ status: 500 });
  });

  it("shows what was mailed, and signs in the people of the sandbox's Google", async () => {
    const { ask, world } = await askAs();
    await ask(forgotPassword, { body: { email: world.personas.newcomer.email } }, "es");
    expect(world.mailer.mails[0]?.subject).toMatch(/^\d{6} es tu código/);
    const body = {
      email: "jonas.weber@gmail.example",
      fullname: "Jonas",
      avatar: null,
      authProvider: "google",
    } as const;
    const headers = { [providerTokenHeader]: "sandbox-token.sandbox-google-2" };
    expect((await ask(logIn, { body, headers })).user).toMatchObject({ name: "Jonas", signsInWith: "google" });
  });

  it("can be wished for broken and slow", async () => {
    const world = await createMemoryWorld({ faults: { logIn: { status: 503 } }, latency: 5 });
    expect([...world.faults]).toEqual([["logIn", { status: 503 }]]);
    expect(world.latency).toBe(5);
  });

  it("never answers when told to take for ever", async () => {
    const world = await createMemoryWorld({ latency: Number.POSITIVE_INFINITY });
    const answer = world.fetch(new Request("https://trellis.test/health"));
    expect(await Promise.race([answer, pause(40, "silence")])).toBe("silence");
  });

  it("answers as late as told", async () => {
    const { ask, world } = await askAs("creator");
    world.latency = 60;
    const before = performance.now();
    await ask(checkSession, {});
    expect(performance.now() - before).toBeGreaterThan(50);
  });
});
