import { expect, it } from "vitest";
import { nextTab } from "../../packages/ui/src/tabs/next-tab.ts";

it.each([
  ["ArrowRight", "a", false, "b"],
  ["ArrowRight", "c", false, "a"],
  ["ArrowLeft", "a", false, "c"],
  ["ArrowLeft", "a", true, "b"],
  ["Home", "c", false, "a"],
  ["End", "a", true, "c"],
  ["Enter", "a", false, undefined],
])("%s moves from tab %s (right to left: %s) to %s", (key, from, isRightToLeft, to) => {
  expect(nextTab(["a", "b", "c"], from, key, isRightToLeft)).toBe(to);
});
