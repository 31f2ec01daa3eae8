import { describe, expect, it } from "vitest";
import { hashtag, platformNamed, timeText } from "../../../apps/web/src/features/roadmap/plan-words.ts";

describe("a plan's words", () => {
  it.each([
    ["YouTube", "youtube"],
    ["youtube shorts", "youtube"],
    ["Tik Tok", "tiktok"],
    ["Instagram", "instagram"],
    ["Threads", undefined],
    ["", undefined],
  ])("name the platform of '%s'", (word, platform) => {
    expect(platformNamed(word)).toBe(platform);
  });

  it.each([
    ["18:00", "en", "6:00\u202fPM"],
    ["18:00", "fr", "18:00"],
    ["9:30", "es", "9:30"],
    ["evening", "en", "evening"],
    ["25:00", "en", "25:00"],
  ])("write the time %s in %s as %s", (time, language, shown) => {
    expect(timeText(time, language).replaceAll(/\s/g, " ")).toBe(shown.replaceAll(/\s/g, " "));
  });

  it.each([
    ["homeworkout", "#homeworkout"],
    ["#homeworkout", "#homeworkout"],
    ["Use three small tags", "Use three small tags"],
  ])("write the hashtag '%s' as '%s'", (text, shown) => {
    expect(hashtag(text)).toBe(shown);
  });
});
