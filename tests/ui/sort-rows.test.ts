import { expect, it } from "vitest";
import { sortRows, type SortValue } from "../../packages/ui/src/table/sort-rows.ts";

const itself = (value: SortValue) => value;

it("puts figures in order both ways, and what is missing last both ways", () => {
  const figures = [3, Number.NaN, -1, null, 20];
  expect(sortRows(figures, itself, "ascending")).toEqual([-1, 3, 20, Number.NaN, null]);
  expect(sortRows(figures, itself, "descending")).toEqual([20, 3, -1, Number.NaN, null]);
});

it("leaves equal rows in their order and the rows given as they were", () => {
  const rows = [
    { name: "b", views: 1 },
    { name: "a", views: 1 },
    { name: "c", views: 0 },
  ];
  const names = sortRows(rows, ({ views }) => views, "descending").map(({ name }) => name);
  expect(names).toEqual(["b", "a", "c"]);
  expect(rows[0]?.name).toBe("b");
});

it("sorts words in a language's own order where it is told one", () => {
  expect(sortRows(["zeta", "éclair", "apio"], itself, "ascending", "es")).toEqual(["apio", "éclair", "zeta"]);
  expect(sortRows(["b", "a"], itself, "ascending")).toEqual(["a", "b"]);
});
