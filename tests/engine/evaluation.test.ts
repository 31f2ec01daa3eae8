import { languages } from "@trellis/contract/fields";
import { describe, expect, it } from "vitest";
import { accountOf } from "../../packages/engine/evaluation/accounts.ts";
import { builtIn } from "../../packages/engine/evaluation/engine.ts";

import { finderIn, judge } from "../../packages/engine/evaluation/judge.ts";
import { type Question, questions } from "../../packages/engine/evaluation/questions.ts";
import { hasPlaceholder, linesOf, sharedLines } from "../../packages/engine/evaluation/similarity.ts";
import { isMet, thresholds } from "../../packages/engine/evaluation/thresholds.ts";

const enforced = thresholds.filter(({ pending }) => !pending);
const asked = (change: Partial<Question>): Question => ({
  question: "?",
  before: [],
  account: "cook",
  must: [],
  mustNot: [],
  about: [],
  count: undefined,
  shorter: false,
  unanswerable: false,
  language: "en",
  ...change,
});

describe("the evaluation of the built-in engine", () => {
  it.each(enforced.flatMap((threshold) => languages.map((language) => ({ ...threshold, language }))))(
    "meets the threshold for $title in $language",
    async ({ language, ...threshold }) => {
      const { value, examples } = await threshold.measure(builtIn, language);
      expect(isMet(threshold, value), `${value}\n${examples.join("\n")}`).toBe(true);
    },
  );

  it("asks at least 100 questions in each language, and at least 40 without an answer", () => {
    for (const language of languages) {
      const answerable = questions.filter((each) => each.language === language && !each.unanswerable);
      expect(answerable.length).toBeGreaterThanOrEqual(100);
      for (const { must } of answerable) expect(must.length).toBeGreaterThan(0);
    }
    expect(questions.filter(({ unanswerable }) => unanswerable).length).toBeGreaterThanOrEqual(40);
  });
});

describe("judge", () => {
  it("accepts any word from each group", () => {
    const question = asked({ must: [["500", "1 000"], ["hour"]] });
    expect(judge(question, "1,000 subscribers and 4,000 hours.")).toEqual([]);
    expect(judge(question, "1,000 subscribers.")).toEqual(["does not mention hour"]);
    expect(judge(question, "1,500 hours.")).toEqual(["does not mention 500 or 1 000"]);
  });

  it("expects a long answer to name its subject", () => {
    const question = asked({ must: [["three"]], about: ["thumbnail"] });
    expect(judge(question, "Two or three.")).toEqual([]);
    expect(judge(question, `Post three times a week. ${"Keep a rhythm you can sustain. ".repeat(5)}`)).toHaveLength(1);
  });

  it("counts the items of a list", () => {
    const list = "Here you go:\n\n1. One\n2. Two\n\nGood luck!";
    expect(judge(asked({ count: 2 }), list)).toEqual([]);
    expect(judge(asked({ count: 3 }), list)).toEqual(["has 2 items instead of 3"]);
  });

  it("compares a follow-up with the previous answer", () => {
    const before = [{ role: "assistant" as const, content: "Use a window as your light." }];
    expect(judge(asked({ before, shorter: true }), "Use a window.")).toEqual([]);
    expect(judge(asked({ before, shorter: true }), "Use a window as your light.")).toHaveLength(2);
  });

  it.each([
    ["en", "I can’t see the weather.", "Sunny, 20 degrees."],
    ["es", "Eso no lo puedo saber: no tengo acceso al tiempo.", "Hará sol."],
    ["fr", "Je n’ai pas accès à la météo.", "Il fera beau."],
  ] as const)("expects a refusal when there is no answer in %s", (language, refusal, claim) => {
    const question = asked({ unanswerable: true, language });
    expect(judge(question, refusal)).toEqual([]);
    expect(judge(question, claim)).toHaveLength(1);
    expect(judge(asked({ language }), refusal)).toEqual([]);
  });

  it("rejects an answer without content", () => {
    expect(judge(asked({}), " ")).toEqual(["empty"]);
    expect(judge(asked({}), "I don’t have an answer to that.")).toEqual(["has no answer"]);
  });
});

describe("the set of measures", () => {
  it("matches stems at the beginning of words, and marked stems and numbers as whole words", () => {
    expect(finderIn("Recipes")("recip")).toBe(true);
    expect(finderIn("A script")("rip")).toBe(false);
    expect(finderIn("I know nothing")("=no")).toBe(false);
    expect(finderIn("30 seconds")("3")).toBe(false);
    expect(finderIn("#HomeCooking")("*cook")).toBe(true);
    expect(finderIn("Une tâche")("tach")).toBe(true);
  });

  it("counts a line as shared if only the user’s words differ", () => {
    const bread = linesOf("Say: Sourdough bread in four easy steps.\nHook · 0:00", ["sourdough bread"]);
    const bikes = linesOf("Say: Electric bikes in four easy steps.\nA line about batteries only", ["electric bikes"]);
    expect(bread).toEqual(["say in four easy steps"]);
    expect(sharedLines([bread, bikes])).toBe(0.75);
  });

  it("recognizes placeholders", () => {
    for (const text of ["Hi [name]", "{topic}", "Lorem ipsum", "Insert your link", "<b>"]) {
      expect(hasPlaceholder(text), text).toBe(true);
    }
    for (const text of ["Todo sobre pan", "A (short) note"]) expect(hasPlaceholder(text), text).toBe(false);
  });

  it("includes an account without data", async () => {
    expect(await accountOf("new", "en").tools.plan()).toBeNull();
  });
});
