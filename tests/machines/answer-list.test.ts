import { hasItem, joinAnswer, splitAnswer, toggleItem } from "@trellis/machines/onboarding";
import { describe, expect, it } from "vitest";

describe("splitAnswer", () => {
  it.each([
    ["a, b ,c", ["a", "b", "c"]],
    [" x y,, z,", ["x y", "z"]],
    ["filming\nediting", ["filming\nediting"]],
    [", \n,", []],
    ["", []],
  ])("ONB-12 splits %j at commas, trims the items and drops empty ones", (text, items) => {
    expect(splitAnswer(text)).toEqual(items);
  });

  it.each([
    ["10,000 subscribers by summer", ["10,000 subscribers by summer"]],
    ["1,000,000 views,first sponsor", ["1,000,000 views", "first sponsor"]],
    ["2,5 horas, 10,", ["2,5 horas", "10"]],
    ["18, 24", ["18", "24"]],
    ["top 5,daily", ["top 5", "daily"]],
  ])("never splits inside a number: %j", (text, items) => {
    expect(splitAnswer(text)).toEqual(items);
    expect(splitAnswer(joinAnswer(items))).toEqual(items);
  });
});

describe("toggleItem", () => {
  it("adds a missing item at the end, and hasItem() compares whole items, ignoring case", () => {
    expect(toggleItem("", "editing")).toBe("editing");
    expect(toggleItem("dance,", "editing")).toBe("dance, editing");
    expect(hasItem("dance, Editing ", "editing")).toBe(true);
    expect(hasItem("video editing", "editing")).toBe(false);
  });

  it("removes an item, ignoring case", () => {
    expect(toggleItem("dance, Editing, cooking", "editing")).toBe("dance, cooking");
    expect(toggleItem("editing", "editing")).toBe("");
  });
});
