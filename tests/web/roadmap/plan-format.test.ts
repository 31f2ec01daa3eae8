import { describe, expect, it } from "vitest";
import { formatTime, hashtag } from "../../../apps/web/src/features/roadmap/strategy.section.tsx";

describe("plan format", () => {
  it.each([
    ["18:00", "en", "6:00\u202fPM"],
    ["18:00", "fr", "18:00"],
    ["9:30", "es", "9:30"],
    ["evening", "en", "evening"],
    ["25:00", "en", "25:00"],
  ] as const)("formats the time %s in %s as %s", (time, language, formatted) => {
    expect(formatTime(time, language).replaceAll(/\s/g, " ")).toBe(formatted.replaceAll(/\s/g, " "));
  });

  it.each([
    ["homeworkout", "#homeworkout"],
    ["#homeworkout", "#homeworkout"],
    ["Use three small tags", "Use three small tags"],
  ])("formats the hashtag '%s' as '%s'", (text, formatted) => {
    expect(hashtag(text)).toBe(formatted);
  });
});
