import { examples } from "@trellis/contract/examples";
import { answersBody, splitList, updateOnboarding } from "@trellis/contract/onboarding";
import { readAnswers, user } from "@trellis/contract/user";
import { describe, expect, it } from "vitest";
import { parse, safeParse } from "valibot";

const { body } = examples.updateOnboarding;

describe("splitList", () => {
  it.each([
    ["a, b ,c", ["a", "b", "c"]],
    [" x y,, z,", ["x y", "z"]],
    ["filming\nediting", ["filming\nediting"]],
    [", \n,", []],
    ["", []],
  ])("ONB-12 splits %j at commas, trims the items and drops empty ones", (text, items) => {
    expect(splitList(text)).toEqual(items);
  });
});

describe("the update of the answers", () => {
  it("is the PUT at the address of the first answers, and refuses in the field error", () => {
    expect(updateOnboarding).toMatchObject({ method: "PUT", path: "/user/on-boarding", refusal: "error" });
  });

  it("takes empty lists: nothing has to be filled in", () => {
    const empty = { skills: [], topics: [], goal: [], targetAudience: [], intrestedPlatforms: [] };
    expect(parse(answersBody, empty)).toEqual(empty);
  });

  it.each(["skills", "topics", "goal", "targetAudience", "intrestedPlatforms"])("wants the list %s", (list) => {
    expect(safeParse(answersBody, { ...body, [list]: undefined }).success).toBe(false);
    expect(safeParse(answersBody, { ...body, [list]: "one, two" }).success).toBe(false);
  });

  it("reads what is kept in the product's own words, whatever stands beside it", () => {
    const reply = { message: "Kept.", onboarding: { ...body, _id: "7", goal: null }, more: true };
    expect(parse(updateOnboarding.reply, reply).onboarding).toEqual({
      skills: body.skills,
      topics: body.topics,
      goal: [],
      targetAudience: body.targetAudience,
      platforms: body.intrestedPlatforms,
    });
    expect(parse(updateOnboarding.reply, {})).toEqual({});
  });
});

describe("a user's answers", () => {
  const read = (skills: unknown) => parse(user, { onBoarding: { skills } }).answers?.skills ?? [];

  it("are read as plain lists in any language", () => {
    expect(["en", "es", "fr"].map((language) => readAnswers(read(["filming"]), language))).toEqual([
      ["filming"],
      ["filming"],
      ["filming"],
    ]);
  });

  it.each([
    [{ en: ["filming"], fr: ["tournage"] }, "fr", ["tournage"]],
    [{ en: ["filming"], fr: [] }, "fr", []],
    [{ en: ["filming"], fr: null }, "fr", ["filming"]],
    [{ en: ["filming"] }, "es", ["filming"]],
    [{ fr: ["tournage"] }, "es", []],
    [{}, "en", []],
    [null, "en", []],
  ])("%j is read in %s as %j", (skills, language, list) => {
    expect(readAnswers(read(skills), language)).toEqual(list);
  });
});
