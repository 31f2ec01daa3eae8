import { answerMaximum, answersMaximum } from "@trellis/contract/fields";
import { describe, expect, it } from "vitest";
import {
  answersFrom,
  answersIn,
  choicesFrom,
  type Draft,
  problemsOf,
  textsOf,
  withChosen,
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

describe("the current answer", () => {
  it("is read in the page language, else in English, else as empty", () => {
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

  it("is empty if the server only sends a flag", () => {
    const unknown = answersIn("en", creator({ onBoarding: true }).answers);
    expect(Object.values(unknown)).toEqual([[], [], [], [], []]);
  });

  it("is the field's value unless the draft overrides it", () => {
    const texts = textsOf(current, { topics: "yoga", goal: "" });
    expect(texts).toEqual({ skills: "filming, editing", topics: "yoga", goal: "", targetAudience: "", platforms: "" });
  });
});

describe("the optional answer", () => {
  const saved = { audienceSize: "under1000", weeklyHours: undefined } as const;

  it("is the saved answer unless the draft overrides it, even with an empty choice", () => {
    expect(choicesFrom(saved, {})).toEqual(saved);
    expect(choicesFrom(saved, { audienceSize: "", weeklyHours: "upTo2" })).toEqual({
      audienceSize: undefined,
      weeklyHours: "upTo2",
    });
  });

  it("leaves the draft when it is changed back", () => {
    const chosen = withChosen({ goal: "fame" }, saved, "audienceSize", "");
    expect(chosen).toEqual({ goal: "fame", audienceSize: "" });
    expect(withChosen(chosen, saved, "audienceSize", "under1000")).toEqual({ goal: "fame" });
    expect(withChosen({}, saved, "weeklyHours", "")).toEqual({});
  });
});

describe("preferences draft", () => {
  it("keeps fields that differ and drops fields that are changed back", () => {
    const typed = withTyped({ goal: "fame" }, current, "skills", "filming");
    expect(typed).toEqual({ goal: "fame", skills: "filming" });
    expect(withTyped(typed, current, "skills", "filming, editing")).toEqual({ goal: "fame" });
    expect(withTyped({}, current, "topics", "")).toEqual({ topics: "" });
  });

  it("shows “no skills” in the page language and sends it in English", () => {
    const beginner = answersIn("es", creator({ onBoarding: { skills: ["no skills"] } }).answers);
    expect(beginner.skills).toEqual(["empiezo de cero"]);
    expect(answersFrom(beginner, {}).skills).toEqual(["no skills"]);
    expect(sent("Je débute, cuisine")).toEqual(["no skills", "cuisine"]);
  });

  it("ONU-07 splits answers at commas, trims the items and drops empty ones", () => {
    expect(sent(" a, ,b,")).toEqual(["a", "b"]);
    expect(sent("a,,\t b c ,")).toEqual(["a", "b c"]);
  });

  it("does not split at line breaks", () => {
    expect(sent("filming\nediting, light\n\n")).toEqual(["filming\nediting", "light"]);
  });

  it.each(["", "   ", ", ,", "\n"])("ONU-08 accepts %j as an empty list", (text) => {
    expect(sent(text)).toEqual([]);
    expect(problemsOf({ skills: text, topics: text, goal: text, targetAudience: text, platforms: text })).toEqual({});
  });

  it("sends unchanged lists as received, even with commas in an item", () => {
    expect(answersFrom(current, {})).toEqual(current);
    expect(answersFrom(current, { skills: "light" })).toEqual({ ...current, skills: ["light"] });
  });

  it("limits the length and the number of items", () => {
    const items = (count: number) => Array(count).fill("x").join(",");
    const fine: Draft = { skills: "x".repeat(answerMaximum), goal: items(answersMaximum) };
    expect(problemsOf(fine)).toEqual({});
    expect(problemsOf({ skills: `a, ${"x".repeat(answerMaximum + 1)}`, goal: items(answersMaximum + 1) })).toEqual({
      skills: "tooLong",
      goal: "tooMany",
    });
  });
});
