import { expect, it } from "vitest";
import { matchesIn } from "../../packages/engine/src/niche-keywords.ts";

const found = (text: string) => matchesIn(text).map(({ niche, points }) => [niche, points]);

it("counts a phrase, but not the words inside it", () => {
  expect(found("plant")).toEqual([["garden", 1]]);
  expect(found("plant based cooking")).toEqual([
    ["vegan", 3],
    ["food", 2],
  ]);
});

it('gives less weight to words after a word such as "for"', () => {
  expect(found("yoga for runners")).toEqual([
    ["yoga", 2],
    ["running", 1.2],
  ]);
});

it.each(["news", "qwertz", ""])("finds nothing in %j", (text) => {
  expect(found(text)).toEqual([]);
});
