import { describe, expect, it } from "vitest";
import { languages } from "@trellis/contract/fields";
import { goalsOf, platformOf, skillOf } from "../../packages/engine/src/classify.ts";
import { writePlan } from "../../packages/engine/src/planner.ts";
import { cleanList, inSentence } from "../../packages/engine/src/user-text.ts";

describe("classification of answers", () => {
  it("recognizes goals in the order they were named", () => {
    expect(goalsOf(["Más seguidores", "vender cursos"])).toEqual(["reach", "courses"]);
    expect(goalsOf(["être plus régulier"])).toEqual(["start"]);
    expect(goalsOf(["world peace"])).toEqual(["reach"]);
    expect(goalsOf(["grow my startup", "poster chaque vendredi"])).toEqual(["reach"]);
  });

  it("recognizes platforms and skills", () => {
    expect(["you tube", "Insta", "TIKTOK", "facebook groups", "Twitch"].map(platformOf)).toEqual([
      "youtube",
      "instagram",
      "tiktok",
      "facebook",
      "other",
    ]);
    expect(["camera-shy", "Ninguna", "montage vidéo", "fotografía", "Canva", "juggling"].map(skillOf)).toEqual([
      "shy",
      "beginner",
      "editing",
      "camera",
      "design",
      "own",
    ]);
  });
});

describe("user text", () => {
  it("is cleaned of duplicates, invisible characters and values that are not strings", () => {
    expect(cleanList([" Yoga ", "yoga", "", "  ", "Café", "cafe", 4, null, "a\u202Eb\nc"])).toEqual([
      "Yoga",
      "Café",
      "a b c",
    ]);
    expect(cleanList(undefined)).toEqual([]);
  });

  it("is cut between words and between graphemes", () => {
    expect(inSentence("one two three four", 12)).toBe("one two…");
    expect(inSentence("👩‍👩‍👧‍👦".repeat(9), 4)).toBe(`${"👩‍👩‍👧‍👦".repeat(3)}…`);
    expect(inSentence("“quoted words.”", 40)).toBe("quoted words");
    expect(inSentence("طبخ", 20)).toBe("\u2068طبخ\u2069");
  });

  it.each([
    ["500 letters", "x".repeat(500)],
    ["90 words", "very long answer ".repeat(30)],
    ["emoji", "🔥💪🏽👩‍🍳"],
    ["only punctuation", "???"],
    ["HTML", "<b>bold</b> & <script>alert(1)</script>"],
    ["braces", "{topic} ${audience} {{hook}} $& $1"],
    ["right to left", "تعليم الطبخ للمبتدئين"],
    ["Chinese", "烹饪教程"],
    ["Hindi", "हिन्दी में खाना"],
    ["a prototype's name", "constructor"],
  ])("never breaks a plan: %s", (_, words) => {
    const list = [words, words, ""];
    for (const language of languages) {
      const plan = writePlan(
        { skills: list, topics: list, goal: list, targetAudience: list, platforms: list },
        language,
      );
      const tasks = plan.weeklyPlans.flatMap((week) => week.tasks);
      expect(tasks.length).toBeGreaterThanOrEqual(15);
      expect(new Set(tasks.map(({ task }) => task)).size).toBe(tasks.length);
      for (const { task, description } of tasks) {
        expect(task.length).toBeLessThan(200);
        expect(`${task} ${description}`).not.toMatch(/undefined|\{(topic|audience|platform|skill|goal|hook)\}| {2}/u);
      }
      for (const tag of plan.contentStrategy.hashtagStrategy) expect(tag.length).toBeLessThanOrEqual(30);
      expect(plan.contentStrategy.hashtagStrategy.length).toBeGreaterThanOrEqual(5);
      expect(plan.goal).toHaveLength(1);
    }
  });
});
