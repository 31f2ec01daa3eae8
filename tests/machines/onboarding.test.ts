import { onboardingMachine, questions, viewOf } from "@trellis/machines/onboarding";
import { held, start } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import { answerAll, begin, given, questionOf, working } from "./onboarding.ts";

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
