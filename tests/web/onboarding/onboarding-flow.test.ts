import { checkSession } from "@trellis/contract/account";
import { type OnboardingEmitted } from "@trellis/machines/onboarding";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { onboardingFlow } from "../../../apps/web/src/features/onboarding/onboarding.flow.ts";
import { memoryApi } from "../memory-api.ts";

const texts = ["no skills", "a, b ,c", "grow", "parents", ", YouTube,"];

async function start(language: "en" | "es" = "en", isBroken = false, answers = texts) {
  const { world, calls, api } = await memoryApi("newcomer");
  if (isBroken) world.faults.set("saveOnboarding", { status: 500, body: { error: "No ink.", message: "x" }, times: 1 });
  const refreshUser = () => api(checkSession, {});
  const actor = createActor(onboardingFlow({ api, language: () => language, refreshUser })).start();
  const events: OnboardingEmitted[] = [];
  actor.on("*", (each) => events.push(each));
  for (const text of answers) actor.send({ type: "answer.given", text });
  return { calls, actor, events };
}

describe("a set of onboarding answers", () => {
  it("ONB-15 is sent as five lists, with the platforms under their wire name", async () => {
    const { calls, actor } = await start();
    await waitFor(actor, ({ status }) => status === "done");
    const [save = ""] = calls;
    const [call, body = ""] = save.split(/ (?=\{)/);
    expect(call).toBe("POST /user/on-boarding?language=en");
    expect(JSON.parse(body)).toEqual({
      skills: ["no skills"],
      topics: ["a", "b", "c"],
      goal: ["grow"],
      targetAudience: ["parents"],
      intrestedPlatforms: ["YouTube"],
    });
  });

  it("is saved, and then the flow emits the server's message and reloads the user", async () => {
    const { calls, actor, events } = await start();
    await waitFor(actor, ({ status }) => status === "done");
    expect(calls.at(-1)).toBe("GET /jwt/check-session");
    expect(events).toEqual([{ type: "saved", message: expect.stringMatching(/\w/) }]);
  });

  it("ONB-19 is sent with the page language", async () => {
    const { calls, actor } = await start("es");
    await waitFor(actor, ({ status }) => status === "done");
    expect(calls[0]).toMatch(/^POST \/user\/on-boarding\?language=es /);
  });

  it("is sent with “no skills” in English, whatever the page language", async () => {
    const { calls, actor } = await start("es", false, ["empiezo de cero", ...texts.slice(1)]);
    await waitFor(actor, ({ status }) => status === "done");
    expect(calls[0]).toContain('"skills":["no skills"]');
  });

  it("is kept after a server error and can be sent again", async () => {
    const { calls, actor, events } = await start("en", true);
    await waitFor(actor, (snapshot) => snapshot.matches("asking"));
    expect(events).toMatchObject([{ type: "failed", error: { serverMessage: "No ink." } }]);
    expect(actor.getSnapshot().context.texts).toMatchObject({ skills: "no skills", platforms: ", YouTube," });
    actor.send({ type: "answer.given", text: ", YouTube," });
    await waitFor(actor, ({ status }) => status === "done");
    expect(calls.filter((call) => call.startsWith("POST"))).toHaveLength(2);
  });
});
