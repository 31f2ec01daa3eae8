import {
  answersFrom,
  onboardingMachine,
  questions,
  viewOf,
  type Answers,
  type OnboardingView,
} from "@trellis/machines/onboarding";
import { held, start, type Fakes } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";

type OnboardingFakes = Fakes<typeof onboardingMachine>;

const working: OnboardingFakes = { saveAnswers: () => ({ message: "Saved" }), refreshUser: () => null };
const begin = (fakes: OnboardingFakes = {}) => {
  const run = start(onboardingMachine, { ...working, ...fakes });
  return {
    ...run,
    view: () => viewOf(run.actor.getSnapshot()),
    type: (text: string) => run.send({ type: "answer.typed", text }),
    give: (text: string) => run.send({ type: "answer.given", text }),
    back: () => run.send({ type: "back.requested" }),
  };
};
type Begun = ReturnType<typeof begin>;

const given = ["no skills", "fitness", "grow", "beginners", "Instagram"];
const answers = (texts: readonly string[]) => texts.map((text) => ({ type: "answer.given" as const, text }));
const answerAll = (run: Begun, texts: readonly string[] = given) => run.send(...answers(texts));
const questionOf = (view: OnboardingView) => (view.is === "finished" ? null : view.question);

describe("asking", () => {
  it("ONB-04 asks skills, topics, goal, target audience and platforms, one at a time and in that order", async () => {
    const run = begin();
    const seen: unknown[] = [];
    run.actor.subscribe((snapshot) => {
      const view = viewOf(snapshot);
      if (view.is === "editing") seen.push([view.step, view.total, view.question]);
    });
    seen.push([1, 5, questionOf(run.view())]);
    await answerAll(run);
    expect(seen).toEqual([
      [1, 5, "skills"],
      [2, 5, "topics"],
      [3, 5, "goal"],
      [4, 5, "targetAudience"],
      [5, 5, "platforms"],
    ]);
    expect(run.view()).toEqual({ is: "finished" });
  });

  it("begins with nothing typed, and all five questions empty", async () => {
    const run = begin();
    expect(run.view()).toEqual({
      is: "editing",
      question: "skills",
      step: 1,
      total: 5,
      text: "",
      isFirst: true,
      isLast: false,
    });
    expect(Object.entries(run.actor.getSnapshot().context.texts)).toEqual(questions.map((question) => [question, ""]));
  });

  it("knows the last question, whose button reads Finish", async () => {
    const run = begin();
    await answerAll(run, given.slice(0, 3));
    expect(run.view()).toMatchObject({ step: 4, isLast: false });
    await run.give("beginners");
    expect(run.view()).toMatchObject({ step: 5, isLast: true });
  });

  it.each(["", "   ", "\n\t"])(
    "ONB-09 keeps asking after a blank answer (%j), and says that one is required",
    async (text) => {
      const run = begin();
      await run.give(text);
      expect(run.view()).toMatchObject({ is: "refused", problem: "required", question: "skills", text });
    },
  );

  it("ONB-10 takes a skills answer of one character", async () => {
    const run = begin();
    await run.give("x");
    expect(run.view()).toMatchObject({ is: "editing", question: "topics" });
  });

  it.each([1, 2, 3, 4])("ONB-11 refuses one character and takes two, after %i answers", async (before) => {
    const run = begin();
    await answerAll(run, given.slice(0, before));
    await run.give(" x ");
    expect(run.view()).toMatchObject({ is: "refused", problem: "tooShort", question: questions[before] });
    await run.give("xy");
    expect(questionOf(run.view())).toBe(before === 4 ? null : questions[before + 1]);
  });

  it.each([", ,", ",", " , , "])("ONB-13 takes nothing but separators (%j) for an empty answer", async (text) => {
    const run = begin();
    await run.give(text);
    expect(run.view()).toMatchObject({ is: "refused", problem: "required" });
  });

  it("does not count separators as characters", async () => {
    const run = begin();
    await answerAll(run, given.slice(0, 1));
    await run.give("a, ");
    expect(run.view()).toMatchObject({ is: "refused", problem: "tooShort" });
    await run.give("a,b");
    expect(run.view()).toMatchObject({ is: "editing", question: "goal" });
  });

  it("forgives as soon as something is typed", async () => {
    const run = begin();
    await run.give("");
    await run.type("d");
    expect(run.view()).toMatchObject({ is: "editing", question: "skills", text: "d" });
  });

  it("forgives even what is still too short, as long as it is being typed", async () => {
    const run = begin();
    await run.give("drawing");
    await run.give("x");
    await run.type("y");
    expect(run.view()).toMatchObject({ is: "editing", question: "topics", text: "y" });
  });

  it("goes back one question and keeps every text as it was typed", async () => {
    const run = begin();
    await run.give(" editing , drawing ");
    await run.type("half a tho");
    await run.back();
    expect(run.view()).toMatchObject({ is: "editing", question: "skills", text: " editing , drawing " });
    await run.give("editing");
    expect(run.view()).toMatchObject({ is: "editing", question: "topics", text: "half a tho" });
  });

  it("goes back from a refused answer", async () => {
    const run = begin();
    await run.give("drawing");
    await run.give("x");
    await run.back();
    expect(run.view()).toMatchObject({ is: "editing", question: "skills", isFirst: true });
    expect(run.actor.getSnapshot().value).toEqual({ asking: "editing" });
  });

  it("has nothing before the first question", async () => {
    const run = begin();
    expect(run.actor.getSnapshot().can({ type: "back.requested" })).toBe(false);
    await run.back();
    expect(run.view()).toMatchObject({ is: "editing", question: "skills", step: 1, isFirst: true });
  });

  it("rests while a question is open", async () => {
    const run = begin({ saveAnswers: () => held<{ message: string }>().promise });
    expect(run.actor.getSnapshot().hasTag("rest")).toBe(true);
    await run.give("");
    expect(run.actor.getSnapshot().hasTag("rest")).toBe(true);
    await answerAll(run);
    expect(run.actor.getSnapshot().hasTag("rest")).toBe(false);
  });

  it("goes on where a persisted snapshot left off", async () => {
    const before = begin();
    await answerAll(before, given.slice(0, 2));
    await before.type("gr");
    const snapshot: unknown = JSON.parse(JSON.stringify(before.actor.getPersistedSnapshot()));
    const after = start(onboardingMachine, working, { snapshot: snapshot as never });
    expect(viewOf(after.actor.getSnapshot())).toMatchObject({ is: "editing", question: "goal", step: 3, text: "gr" });
    expect(after.calls).toEqual([]);
  });
});

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
