import { examples } from "@trellis/contract/examples";
import { answersBody, updateOnboarding } from "@trellis/contract/onboarding";
import { user } from "@trellis/contract/user";
import { readAnswers } from "@trellis/contract/read-answers";
import { describe, expect, it } from "vitest";
import { parse, safeParse } from "valibot";

const { body } = examples.updateOnboarding;

describe("updateOnboarding", () => {
  it("is PUT /user/on-boarding, with error messages in the property `error`", () => {
    expect(updateOnboarding).toMatchObject({ method: "PUT", path: "/user/on-boarding", errorField: "error" });
  });

  it("accepts empty lists", () => {
    const empty = { skills: [], topics: [], goal: [], targetAudience: [], intrestedPlatforms: [] };
    expect(parse(answersBody, empty)).toEqual(empty);
  });

  it.each(["skills", "topics", "goal", "targetAudience", "intrestedPlatforms"])("requires the list %s", (list) => {
    expect(safeParse(answersBody, { ...body, [list]: undefined }).success).toBe(false);
    expect(safeParse(answersBody, { ...body, [list]: "one, two" }).success).toBe(false);
  });

  it("accepts the optional answers, and rejects unknown values in a request but ignores them in a reply", () => {
    const optional = { audienceSize: "under1000", weeklyHours: "upTo2" } as const;
    expect(parse(answersBody, { ...body, ...optional })).toEqual({ ...body, ...optional });
    expect(safeParse(answersBody, { ...body, weeklyHours: "40" }).success).toBe(false);
    const answers = (onBoarding: object) => parse(user, { onBoarding: { ...body, ...onBoarding } }).answers;
    expect(answers(optional)).toMatchObject(optional);
    expect(answers({ audienceSize: 12, weeklyHours: null })).toMatchObject({
      audienceSize: undefined,
      weeklyHours: undefined,
    });
  });

  it("parses the saved answers and ignores unknown properties", () => {
    const reply = { message: "Saved.", onboarding: { ...body, _id: "7", goal: null }, more: true };
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

describe("readAnswers", () => {
  const read = (skills: unknown) => parse(user, { onBoarding: { skills } }).answers?.skills ?? [];

  it("returns a plain list in any language", () => {
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
  ])("reads %j in %s as %j", (skills, language, list) => {
    expect(readAnswers(read(skills), language)).toEqual(list);
  });
});
