import { createMemoryWorld, type PersonaName } from "@trellis/api/memory";
import { logIn, providerTokenHeader, checkSession } from "@trellis/contract/account";
import { forgotPassword } from "@trellis/contract/password-reset";
import { updateProfile } from "@trellis/contract/profile";
import { generateRoadmap } from "@trellis/contract/roadmap";
import { endSession, listSessions } from "@trellis/contract/sessions";
import { listPlans } from "@trellis/contract/plans";
import { afterEach, describe, expect, it, vi } from "vitest";
import { address, createClient, start } from "./test-client.ts";

const sessionOf = async (seed: number) => {
  const world = await createMemoryWorld({ persona: "creator", now: start, seed });
  const headers = { authorization: `Bearer ${world.token}` };
  const answer = await world.fetch(new Request(`https://trellis.test${address(checkSession)}`, { headers }));
  return answer.text();
};

afterEach(() => vi.useRealTimers());

describe("createMemoryWorld", () => {
  it.each([
    ["unsubscribed", { isSubscribed: false, isOnboarded: false }],
    ["newcomer", { isSubscribed: true, isOnboarded: false }],
    ["creator", { isSubscribed: true, isOnboarded: true }],
  ] as const)("returns the token of the %s", async (persona, state) => {
    const { send, world } = await createClient(persona);
    expect((await send(checkSession, {})).user).toMatchObject({ ...state, email: world.personas[persona].email });
  });

  it("returns no token for a visitor", async () => {
    expect((await createMemoryWorld()).token).toBeNull();
  });

  it("lets the personas sign in with their passwords", async () => {
    const { send, world } = await createClient();
    for (const name of ["unsubscribed", "newcomer", "creator"] satisfies PersonaName[]) {
      const { email, password, fullname } = world.personas[name];
      expect((await send(logIn, { body: { email, password } })).user?.name).toBe(fullname);
    }
  });

  it("is deterministic for a seed and a time, and differs for another seed", async () => {
    expect(await sessionOf(7)).toBe(await sessionOf(7));
    expect(await sessionOf(7)).not.toBe(await sessionOf(8));
  });

  it("gives the creator a plan with eleven completed tasks, at different times in the past", async () => {
    const { send } = await createClient("creator");
    const { weeklyPlans } = await send(generateRoadmap, { query: { language: "en" } });
    const times = weeklyPlans.flatMap(({ tasks }) => tasks.flatMap(({ completedAt }) => completedAt ?? []));
    expect(new Set(times).size).toBe(11);
    expect(times.every((time) => time < start)).toBe(true);
  });

  it("fails a call with the server's message, as often as configured", async () => {
    const { send, failureOf, world } = await createClient("unsubscribed");
    world.faults.set("listPlans", { status: 500, times: 2 });
    for (const language of ["en", "es"]) {
      expect(await failureOf(listPlans, {}, language)).toMatchObject({
        status: 500,
        serverMessage: expect.stringMatching(/\.$/),
      });
    }
    expect(await send(listPlans, {})).toHaveLength(3);
  });

  it("fails a call with another message, another body or no JSON", async () => {
    const { send, failureOf, world } = await createClient("unsubscribed");
    world.faults.set("listPlans", { status: 402, sentence: "Your card was declined." });
    expect(await failureOf(listPlans, {})).toMatchObject({ status: 402, serverMessage: "Your card was declined." });
    world.faults.set("listPlans", { status: 200, body: [] });
    expect(await send(listPlans, {})).toEqual([]);
    world.faults.set("listPlans", { status: 502, body: "<html>Bad gateway</html>" });
    expect(await failureOf(listPlans, {})).toMatchObject({ status: 502, serverMessage: undefined });
  });

  it("can also fail calls for the profile and for sessions", async () => {
    const { send, failureOf, world } = await createClient("creator");
    world.faults.set("updateProfile", { status: 413 });
    expect(await failureOf(updateProfile, { body: { fullname: "Zoë" } })).toMatchObject({ status: 413 });
    world.faults.set("endSession", { status: 500 });
    const { sessions } = await send(listSessions, {});
    expect(await failureOf(endSession, { query: { id: sessions[1]?.id ?? "" } })).toMatchObject({ status: 500 });
  });

  it("exposes sent emails and signs in the users of the Google sandbox", async () => {
    const { send, world } = await createClient();
    await send(forgotPassword, { body: { email: world.personas.newcomer.email } }, "es");
    expect(world.mailer.mails[0]?.subject).toMatch(/^\d{6} es tu código/);
    const body = {
      email: "jonas.weber@gmail.example",
      fullname: "Jonas",
      avatar: null,
      authProvider: "google",
    } as const;
    const headers = { [providerTokenHeader]: "sandbox-token.sandbox-google-2" };
    expect((await send(logIn, { body, headers })).user).toMatchObject({ name: "Jonas", signsInWith: "google" });
  });

  it("accepts faults and latency as options", async () => {
    const world = await createMemoryWorld({ faults: { logIn: { status: 503 } }, latency: 5 });
    expect([...world.faults]).toEqual([["logIn", { status: 503 }]]);
    expect(world.latency).toBe(5);
  });

  it("never replies with infinite latency", async () => {
    const world = await createMemoryWorld({ latency: Number.POSITIVE_INFINITY });
    vi.useFakeTimers();
    const onReply = vi.fn<() => void>();
    void world.fetch(new Request("https://trellis.test/health")).then(onReply);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(onReply).not.toHaveBeenCalled();
  });

  it("delays replies by its latency", async () => {
    const { send, world } = await createClient("creator");
    world.latency = 60;
    vi.useFakeTimers();
    const onReply = vi.fn<() => void>();
    const reply = send(checkSession, {}).then(onReply);
    await vi.advanceTimersByTimeAsync(59);
    expect(onReply).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await reply;
  });
});
