import { onboardingMachine } from "@trellis/machines/onboarding";
import { start } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import { answerAll, answers, startFlow, sampleTexts, succeeding } from "./onboarding.ts";

describe("saving the onboarding answers", () => {
  it("passes the five answers to saveAnswers as they were typed", async () => {
    const run = startFlow();
    await answerAll(run, ["a, b ,c", "x y,, z,", "grow", "beginners", "Instagram,TikTok"]);
    const input = {
      skills: "a, b ,c",
      topics: "x y,, z,",
      goal: "grow",
      targetAudience: "beginners",
      platforms: "Instagram,TikTok",
    };
    expect(run.calls[0]).toEqual({ name: "saveAnswers", input });
  });

  it("saves the answers, emits the server's message, refreshes the user and finishes", async () => {
    const save = Promise.withResolvers<{ message: string }>();
    const refresh = Promise.withResolvers();
    const run = startFlow({ saveAnswers: () => save.promise, refreshUser: () => refresh.promise });
    await answerAll(run);
    expect(run.view()).toMatchObject({ is: "saving", question: "platforms", text: "Instagram", isLast: true });
    expect(run.emitted).toEqual([]);

    save.resolve({ message: "Onboarding saved" });
    await run.send();
    expect(run.emitted).toEqual([{ type: "saved", message: "Onboarding saved" }]);
    expect(run.calls.map(({ name }) => name)).toEqual(["saveAnswers", "refreshUser"]);
    expect(run.view().is).toBe("saving");

    refresh.resolve(null);
    await run.send();
    expect(run.view()).toEqual({ is: "finished" });
    expect(run.actor.getSnapshot().status).toBe("done");
  });

  it("saves once when Finish is pressed repeatedly, and ignores other events while saving", async () => {
    const save = Promise.withResolvers<{ message: string }>();
    const run = startFlow({ saveAnswers: () => save.promise });
    await answerAll(run, sampleTexts.slice(0, 4));
    await run.send(
      { type: "answer.given", text: "Instagram" },
      { type: "answer.given", text: "TikTok" },
      { type: "answer.typed", text: "TikTok" },
      { type: "back.requested" },
    );
    expect(run.view()).toMatchObject({ is: "saving", question: "platforms", text: "Instagram" });
    save.resolve({ message: "Saved" });
    await run.send({ type: "answer.given", text: "TikTok" });
    expect(run.calls.map(({ name }) => name)).toEqual(["saveAnswers", "refreshUser"]);
  });

  it("ONB-18 emits an error if saving fails, keeps the answers and allows a retry", async () => {
    const error = new Error("offline");
    let attempts = 0;
    const run = startFlow({
      saveAnswers: async () => {
        attempts += 1;
        if (attempts === 1) throw error;
        return { message: "Saved" };
      },
    });
    await answerAll(run);
    expect(run.emitted).toEqual([{ type: "failed", error }]);
    expect(run.view()).toMatchObject({ is: "editing", question: "platforms", text: "Instagram", isLast: true });
    expect(Object.values(run.actor.getSnapshot().context.texts)).toEqual(sampleTexts);

    await run.give("Instagram");
    expect(run.calls[1]).toEqual({ name: "saveAnswers", input: run.actor.getSnapshot().context.texts });
    expect(run.view()).toEqual({ is: "finished" });
    expect(run.actor.getSnapshot().output).toEqual({ texts: run.calls[1]?.input });
  });

  it("finishes and emits notRefreshed when only the refresh fails", async () => {
    const error = new Error("timeout");
    const run = startFlow({ refreshUser: () => Promise.reject(error) });
    await answerAll(run);
    expect(run.emitted).toEqual([
      { type: "saved", message: "Saved" },
      { type: "notRefreshed", error },
    ]);
    expect(run.view()).toEqual({ is: "finished" });
  });

  it("ignores a reply that arrives after the flow has stopped", async () => {
    const save = Promise.withResolvers<{ message: string }>();
    const run = startFlow({ saveAnswers: () => save.promise });
    await answerAll(run);
    run.actor.stop();
    save.resolve({ message: "Saved" });
    await run.send();
    expect(run.emitted).toEqual([]);
    expect(run.calls.map(({ name }) => name)).toEqual(["saveAnswers"]);
  });

  it.each(["saveAnswers", "refreshUser"] as const)("reports an error that names the missing actor %s", async (name) => {
    const { [name]: _, ...others } = succeeding;
    const run = start(onboardingMachine, others);
    await run.send(...answers(sampleTexts));
    const errors = run.emitted.flatMap((event) => ("error" in event ? [String(event.error)] : []));
    expect(errors.join()).toContain(`The actor "${name}" is not provided`);
  });
});
