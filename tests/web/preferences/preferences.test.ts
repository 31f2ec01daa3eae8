import { answerMaximum, answersMaximum } from "@trellis/contract/fields";
import { describe, expect, it } from "vitest";
import {
  answersFrom,
  answersIn,
  type Draft,
  problemsOf,
  textsOf,
  withTyped,
} from "../../../apps/web/src/features/preferences/preferences.ts";
import { creator } from "../app/creator.ts";

const { answers } = creator({
  onBoarding: {
    skills: ["filming", "editing"],
    topics: { en: ["fitness"], fr: ["sport"] },
    goal: ["reach 10,000 followers"],
    targetAudience: { fr: ["parents"] },
    intrestedPlatforms: [],
  },
});
const current = answersIn("en", answers);
const sent = (text: string) => answersFrom(current, { skills: text }).skills;

describe("the current answers", () => {
  it("are read in the language of the page, else in English, else as empty", () => {
    expect(current).toEqual({
      skills: ["filming", "editing"],
      topics: ["fitness"],
      goal: ["reach 10,000 followers"],
      targetAudience: [],
      platforms: [],
    });
    expect(answersIn("fr", answers)).toMatchObject({ topics: ["sport"], targetAudience: ["parents"] });
    expect(answersIn("es", answers)).toMatchObject({ topics: ["fitness"], targetAudience: [] });
  });

  it("are empty where the server only says that there are some", () => {
    const unknown = answersIn("en", creator({ onBoarding: true }).answers);
    expect(Object.values(unknown)).toEqual([[], [], [], [], []]);
  });

  it("stand in the fields, but for what was typed", () => {
    const texts = textsOf(current, { topics: "yoga", goal: "" });
    expect(texts).toEqual({ skills: "filming, editing", topics: "yoga", goal: "", targetAudience: "", platforms: "" });
  });
});

describe("a draft", () => {
  it("holds what differs, and forgets what is typed back", () => {
    const typed = withTyped({ goal: "fame" }, current, "skills", "filming");
    expect(typed).toEqual({ goal: "fame", skills: "filming" });
    expect(withTyped(typed, current, "skills", "filming, editing")).toEqual({ goal: "fame" });
    expect(withTyped({}, current, "topics", "")).toEqual({ topics: "" });
  });

  it("ONU-07 is split on commas, trimmed, and without what is empty", () => {
    expect(sent(" a, ,b,")).toEqual(["a", "b"]);
    expect(sent("a,,\t b c ,")).toEqual(["a", "b c"]);
  });

  it("does not split at line breaks", () => {
    expect(sent("filming\nediting, light\n\n")).toEqual(["filming\nediting", "light"]);
  });

  it.each(["", "   ", ", ,", "\n"])("ONU-08 is an empty list and no problem when %j was typed", (text) => {
    expect(sent(text)).toEqual([]);
    expect(problemsOf({ skills: text, topics: text, goal: text, targetAudience: text, platforms: text })).toEqual({});
  });

  it("sends untouched lists as they came, commas inside an item too", () => {
    expect(answersFrom(current, {})).toEqual(current);
    expect(answersFrom(current, { skills: "light" })).toEqual({ ...current, skills: ["light"] });
  });

  it("has an end: the longest item and the most items that the server takes", () => {
    const items = (count: number) => Array(count).fill("x").join(",");
    const fine: Draft = { skills: "x".repeat(answerMaximum), goal: items(answersMaximum) };
    expect(problemsOf(fine)).toEqual({});
    expect(problemsOf({ skills: `a, ${"x".repeat(answerMaximum + 1)}`, goal: items(answersMaximum + 1) })).toEqual({
      skills: "tooLong",
      goal: "tooMany",
    });
  });
});
