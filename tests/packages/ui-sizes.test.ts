import { expect, it } from "vitest";
import { findLargeMenuParts, findProblems } from "../bench/ui-size-table.ts";

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

it("reports parts of a menu that add more than 5 kB to an app with a menu", () => {
  const added = new Map([
    ["ContextMenu", 5_001],
    ["Submenu", 5_000],
  ]);
  expect(findLargeMenuParts(added)).toEqual([expect.stringContaining("ContextMenu adds 5001 bytes")]);
});
