import { describe, expect, it } from "vitest";
import { partOfDay } from "../../../apps/web/src/features/dashboard/greeting.ts";

describe("the part of the day in the greeting", () => {
  it.each([
    [4, "evening"],
    [5, "morning"],
    [11, "morning"],
    [12, "afternoon"],
    [17, "afternoon"],
    [18, "evening"],
    [0, "evening"],
  ])("at %i:00 is %s", (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });
});
