import { questions, viewOf } from "@trellis/machines/onboarding";
import { describe, expect, it } from "vitest";
import { answerAll, startFlow, questionOf, sampleTexts } from "./onboarding.ts";

describe("asking the onboarding questions", () => {
  it("ONB-04 asks for skills, topics, goal, target audience and platforms, one at a time, in that order", async () => {
    const run = startFlow();
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

  it("starts at the first question with all five answers empty", async () => {
    const run = startFlow();
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

  it("marks the fifth question as the last", async () => {
    const run = startFlow();
    await answerAll(run, sampleTexts.slice(0, 3));
    expect(run.view()).toMatchObject({ step: 4, isLast: false });
    await run.give("beginners");
    expect(run.view()).toMatchObject({ step: 5, isLast: true });
  });

  it.each(["", "   ", "\n\t"])("ONB-09 rejects the blank answer %j as required", async (text) => {
    const run = startFlow();
    await run.give(text);
    expect(run.view()).toMatchObject({ is: "refused", problem: "required", question: "skills", text });
  });

  it("ONB-10 accepts a skills answer of one character", async () => {
    const run = startFlow();
    await run.give("x");
    expect(run.view()).toMatchObject({ is: "editing", question: "topics" });
  });

  it.each([1, 2, 3, 4])("ONB-11 rejects one character and accepts two for the question at index %i", async (before) => {
    const run = startFlow();
    await answerAll(run, sampleTexts.slice(0, before));
    await run.give(" x ");
    expect(run.view()).toMatchObject({ is: "refused", problem: "tooShort", question: questions[before] });
    await run.give("xy");
    expect(questionOf(run.view())).toBe(before === 4 ? null : questions[before + 1]);
  });

  it.each([", ,", ",", " , , "])(
    "ONB-13 treats the answer %j, which contains only separators, as empty",
    async (text) => {
      const run = startFlow();
      await run.give(text);
      expect(run.view()).toMatchObject({ is: "refused", problem: "required" });
    },
  );

  it("does not count separators as characters", async () => {
    const run = startFlow();
    await answerAll(run, sampleTexts.slice(0, 1));
    await run.give("a, ");
    expect(run.view()).toMatchObject({ is: "refused", problem: "tooShort" });
    await run.give("a,b");
    expect(run.view()).toMatchObject({ is: "editing", question: "goal" });
  });

  it("clears the error when the user types", async () => {
    const run = startFlow();
    await run.give("");
    await run.type("d");
    expect(run.view()).toMatchObject({ is: "editing", question: "skills", text: "d" });
  });

  it("shows no error while the user types an answer that is still too short", async () => {
    const run = startFlow();
    await run.give("drawing");
    await run.give("x");
    await run.type("y");
    expect(run.view()).toMatchObject({ is: "editing", question: "topics", text: "y" });
  });

  it("goes back one question and keeps every answer exactly as typed", async () => {
    const run = startFlow();
    await run.give(" editing , drawing ");
    await run.type("half a tho");
    await run.back();
    expect(run.view()).toMatchObject({ is: "editing", question: "skills", text: " editing , drawing " });
    await run.give("editing");
    expect(run.view()).toMatchObject({ is: "editing", question: "topics", text: "half a tho", isFirst: false });
  });

  it("goes back to the previous question after an answer was rejected", async () => {
    const run = startFlow();
    await run.give("drawing");
    await run.give("x");
    await run.back();
    expect(run.view()).toMatchObject({ is: "editing", question: "skills", isFirst: true });
    expect(run.actor.getSnapshot().value).toEqual({ asking: "editing" });
  });

  it("ignores back.requested at the first question", async () => {
    const run = startFlow();
    expect(run.actor.getSnapshot().can({ type: "back.requested" })).toBe(false);
    await run.back();
    expect(run.view()).toMatchObject({ is: "editing", question: "skills", step: 1, isFirst: true });
  });
});
