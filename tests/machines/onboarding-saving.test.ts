import { answersFrom, onboardingMachine, type Answers } from "@trellis/machines/onboarding";
import { held, start } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import { answerAll, answers, begin, given, working } from "./onboarding.ts";

describe("saving", () => {
  it("ONB-12 sends 'a, b ,c' as three trimmed items", async () => {
    const run = begin();
    await answerAll(run, ["a, b ,c", "x y,, z,", "grow", "beginners", "Instagram,TikTok"]);
    const lists: Answers = {
      skills: ["a", "b", "c"],
      topics: ["x y", "z"],
      goal: ["grow"],
      targetAudience: ["beginners"],
      platforms: ["Instagram", "TikTok"],
    };
    expect(run.calls[0]).toEqual({ name: "saveAnswers", input: lists });
  });

  it("saves, tells the message, refreshes the user and is finished", async () => {
    const save = held<{ message: string }>();
    const refresh = held();
    const run = begin({ saveAnswers: () => save.promise, refreshUser: () => refresh.promise });
    await answerAll(run);
    expect(run.view()).toMatchObject({ is: "saving", question: "platforms", text: "Instagram", isLast: true });
    expect(run.said).toEqual([]);

    save.answer({ message: "Onboarding saved" });
    await run.send();
    expect(run.said).toEqual([{ type: "saved", message: "Onboarding saved" }]);
    expect(run.calls.map(({ name }) => name)).toEqual(["saveAnswers", "refreshUser"]);
    expect(run.view().is).toBe("saving");

    refresh.answer(null);
    await run.send();
    expect(run.view()).toEqual({ is: "finished" });
    expect(run.actor.getSnapshot().status).toBe("done");
  });

  it("saves once, however often Finish is pressed, and hears nothing else meanwhile", async () => {
    const save = held<{ message: string }>();
    const run = begin({ saveAnswers: () => save.promise });
    await answerAll(run, given.slice(0, 4));
    await run.send(
      { type: "answer.given", text: "Instagram" },
      { type: "answer.given", text: "TikTok" },
      { type: "answer.typed", text: "TikTok" },
      { type: "back.requested" },
    );
    expect(run.view()).toMatchObject({ is: "saving", question: "platforms", text: "Instagram" });
    save.answer({ message: "Saved" });
    await run.send({ type: "answer.given", text: "TikTok" });
    expect(run.calls.map(({ name }) => name)).toEqual(["saveAnswers", "refreshUser"]);
  });

  it("ONB-18 tells of a failed save with the raw error, keeps the answers and can be finished again", async () => {
    const error = new Error("offline");
    let tries = 0;
    const run = begin({
      saveAnswers: async () => {
        tries += 1;
        if (tries === 1) throw error;
        return { message: "Saved" };
      },
    });
    await answerAll(run);
    expect(run.said).toEqual([{ type: "failed", error }]);
    expect(run.view()).toMatchObject({ is: "editing", question: "platforms", text: "Instagram", isLast: true });
    expect(Object.values(run.actor.getSnapshot().context.texts)).toEqual(given);

    await run.give("Instagram");
    expect(run.calls[1]).toEqual({ name: "saveAnswers", input: answersFrom(run.actor.getSnapshot().context.texts) });
    expect(run.view()).toEqual({ is: "finished" });
  });

  it("is finished although the refresh failed, and says so without calling it a failure", async () => {
    const error = new Error("timeout");
    const run = begin({ refreshUser: () => Promise.reject(error) });
    await answerAll(run);
    expect(run.said).toEqual([
      { type: "saved", message: "Saved" },
      { type: "notRefreshed", error },
    ]);
    expect(run.view()).toEqual({ is: "finished" });
  });

  it("drops an answer that arrives after the flow was stopped", async () => {
    const save = held<{ message: string }>();
    const run = begin({ saveAnswers: () => save.promise });
    await answerAll(run);
    run.actor.stop();
    save.answer({ message: "Saved" });
    await run.send();
    expect(run.said).toEqual([]);
    expect(run.calls.map(({ name }) => name)).toEqual(["saveAnswers"]);
  });

  it.each(["saveAnswers", "refreshUser"] as const)("says that %s is missing when it is reached", async (name) => {
    const { [name]: _, ...others } = working;
    const run = start(onboardingMachine, others);
    await run.send(...answers(given));
    const told = run.said.flatMap((said) => ("error" in said ? [String(said.error)] : []));
    expect(told.join()).toContain(`The actor "${name}" is not provided`);
  });
});
