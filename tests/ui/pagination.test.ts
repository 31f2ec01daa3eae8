import { expect, it } from "vitest";
import { pagesAround } from "../../packages/ui/src/pagination/pages-around.ts";

it.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, -2, 12]],
  [4, 12, [1, 2, 3, 4, 5, -2, 12]],
  [6, 12, [1, -1, 5, 6, 7, -2, 12]],
  [12, 12, [1, -1, 8, 9, 10, 11, 12]],
])("returns at most seven entries for page %i of %i", (page, count, pages) => {
  expect(pagesAround(page, count)).toEqual(pages);
});
