import { expect, it } from "vitest";
import { findProblems } from "../bench/ui-size-table.ts";

it("reports components that grew by more than 10%, are new or exceed their limit", () => {
  const sizes = new Map([
    ["Badge", 551],
    ["Card", 550],
    ["Button", 2_001],
    ["Bonsai", 10],
  ]);
  const recorded = new Map([
    ["Badge", 500],
    ["Card", 500],
    ["Button", 2_001],
  ]);
  expect(findProblems(sizes, recorded)).toEqual([
    expect.stringContaining("Badge grew from 500 to 551 bytes"),
    expect.stringContaining("Button is 2001 bytes; its limit is 2000"),
    expect.stringContaining("Bonsai is missing"),
  ]);
});
