import { expect, it } from "vitest";
import { finite } from "../../packages/ui/src/field/finite.ts";

it.each([
  [3, 3],
  ["4.5", 4.5],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
  ["many", undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])("reads %j as %j", (value, number) => {
  expect(finite(value)).toBe(number);
});
