import { describe, expect, it } from "vitest";
import { systemMessage } from "../../../apps/web/src/features/chat/system-message.ts";

const answers = {
  skills: ["filming", "editing"],
  topics: ["home workouts", "mobility"],
  goal: ["reach 10,000 followers"],
  targetAudience: ["busy parents"],
  platforms: ["Instagram", "YouTube"],
};

describe("system message", () => {
  it("CHT-16 sets the persona of an influencer growth assistant", () => {
    expect(systemMessage(answers, "en")).toMatch(/^You are the growth assistant of Trellis: .*influencers.* grow/);
  });

  it("CHT-17 contains skills, interests, goals, target audience and platforms", () => {
    expect(systemMessage(answers, "en").split("\n")).toEqual(
      expect.arrayContaining([
        "- Skills: filming, editing",
        "- Interests: home workouts, mobility",
        "- Goals: reach 10,000 followers",
        "- Target audience: busy parents",
        "- Platforms: Instagram, YouTube",
      ]),
    );
  });

  it("reads answers in the current language or else in English, and marks missing ones as not given", () => {
    const keyed = { ...answers, skills: { en: ["filming"], fr: ["filmer"] }, topics: { en: ["food"] }, goal: {} };
    const french = systemMessage(keyed, "fr");
    expect(french).toContain("- Skills: filmer\n");
    expect(french).toContain("- Interests: food\n");
    expect(french).toContain("- Goals: not given\n");
    expect(systemMessage(keyed, "de")).toContain("- Skills: filming\n");
    expect(systemMessage(undefined, "en")).toContain("- Platforms: not given\n");
  });

  it.each([
    ["en", "English"],
    ["es", "Spanish"],
    ["fr", "French"],
    ["de", "English"],
    ["en-XA", "English"],
    ["", "English"],
  ])(
    "CHT-18 asks for a reply in the language of the page, or in English if it is not supported: %j → %s",
    (language, name) => {
      const message = systemMessage(answers, language);
      expect(message).toMatch(new RegExp(`\\bReply in ${name}\\.$`));
      expect(message.match(/Reply in/g)).toHaveLength(1);
    },
  );

  it("limits the length of long answers", () => {
    const long = Array.from({ length: 50 }, () => "a".repeat(500));
    const most = { skills: long, topics: long, goal: long, targetAudience: long, platforms: long };
    expect(systemMessage(most, "en").length).toBeLessThan(16_000);
  });
});
