import { expect, it } from "vitest";
import { sortRows, type SortValue } from "../../packages/ui/src/table/sort-rows.ts";

const itself = (value: SortValue) => value;

it("sorts in both directions with missing values last", () => {
  const figures = [3, Number.NaN, -1, null, 20];
  expect(sortRows(figures, itself, "ascending")).toEqual([-1, 3, 20, Number.NaN, null]);
  expect(sortRows(figures, itself, "descending")).toEqual([20, 3, -1, Number.NaN, null]);
});

it("sortRows() is stable and does not mutate its input", () => {
  const rows = [
    { name: "b", views: 1 },
    { name: "a", views: 1 },
    { name: "c", views: 0 },
  ];
  const names = sortRows(rows, ({ views }) => views, "descending").map(({ name }) => name);
  expect(names).toEqual(["b", "a", "c"]);
  expect(rows[0]?.name).toBe("b");
});

it("sorts text by locale if one is given", () => {
  expect(sortRows(["zeta", "éclair", "apio"], itself, "ascending", "es")).toEqual(["apio", "éclair", "zeta"]);
  expect(sortRows(["b", "a"], itself, "ascending")).toEqual(["a", "b"]);
});
