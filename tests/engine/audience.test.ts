import { describe, expect, it } from "vitest";
import { languages } from "@trellis/contract/fields";
import { audienceOf } from "../../packages/engine/src/audience/audience.ts";
import { writePlan } from "../../packages/engine/src/planner.ts";
import { texts } from "../../packages/engine/src/text/texts.ts";
import phrases from "../../packages/engine/evaluation/audiences.json" with { type: "json" };

const cases = languages.flatMap((language) =>
  phrases[language].map(([answer = "", ...expected]) => ({ language, answer, expected })),
);

describe("an audience phrase", () => {
  it.each(cases)("is inflected in $language: “$answer”", ({ language, answer, expected }) => {
    const phrase = audienceOf(answer ?? "", texts[language]);
    const [forAudience, ofAudience = phrase?.ofAudience, toAudience = phrase?.toAudience] = expected;
    expect(phrase ? [phrase.forAudience, phrase.ofAudience, phrase.toAudience] : [null]).toEqual(
      forAudience === null ? [null] : [forAudience, ofAudience, toAudience],
    );
  });

  it("is left out of a plan if it can’t be used", () => {
    const answers = {
      skills: [],
      topics: ["cooking"],
      goal: ["followers"],
      targetAudience: ["Everyone!!!"],
      platforms: [],
    };
    for (const language of languages) {
      const plan = JSON.stringify(writePlan(answers, language).weeklyPlans);
      expect(plan).not.toMatch(/everyone!!!/iu);
    }
  });
});
