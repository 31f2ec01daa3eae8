import { describe, expect, it } from "vitest";
import { isToday } from "../../../apps/web/src/features/roadmap/progress.ts";

const thursday = new Date(2026, 10, 19);

describe("today's tasks", () => {
  it.each([
    ["Thursday", "en"],
    ["Thu", "en"],
    ["jueves", "es"],
    ["Jueves ", "es"],
    ["jeudi", "fr"],
    ["jeu.", "fr"],
    ["Thursday", "fr"],
  ] as const)("include those of %s in %s", (day, language) => {
    expect(isToday(day, thursday, language)).toBe(true);
  });

  it.each(["Friday", "Day 4", ""])("do not include those of '%s'", (day) => {
    expect(isToday(day, thursday, "en")).toBe(false);
  });
});
