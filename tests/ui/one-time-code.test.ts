import { expect, it } from "vitest";
import { cleanCode, slotAt, slotByKey, selectSlot } from "../../packages/ui/src/one-time-code/code.ts";

it.each([
  ["12-34 56", "123456"],
  ["12-é 34ab9", "1234ab"],
  ["  A1b2C3\n", "A1b2C3"],
  ["1234567", "123456"],
  ["١٢٣ 🌱", ""],
  ["007", "007"],
])("cleans %j to %j", (written, code) => {
  expect(cleanCode(written, 6)).toBe(code);
});

it("selects the character after the caret, so that the next key replaces it", () => {
  expect(selectSlot(2, 2, 6)).toEqual([2, 3]);
  expect(selectSlot(0, 0, 0)).toEqual([0, 0]);
  expect(selectSlot(6, 6, 6)).toEqual([6, 6]);
});

it("keeps a selection of several characters", () => {
  expect(selectSlot(0, 6, 6)).toEqual([0, 6]);
});

it("finds the box under the pointer, or the first empty box if the pointer is after the code", () => {
  expect(slotAt(0.4, 6, 6)).toBe(2);
  expect(slotAt(0.4, 6, 1)).toBe(1);
  expect(slotAt(1, 6, 6)).toBe(5);
  expect(slotAt(-0.1, 6, 6)).toBe(0);
});

it.each([
  ["ArrowLeft", [3, 4], 2],
  ["ArrowLeft", [0, 1], 0],
  ["ArrowLeft", [6, 6], 5],
  ["ArrowRight", [3, 4], 4],
  ["ArrowRight", [5, 6], 6],
  ["ArrowRight", [6, 6], 6],
  ["Home", [3, 4], undefined],
] as const)("returns the position for %s at %j: %s", (key, range, slot) => {
  expect(slotByKey(key, range, 6)).toBe(slot);
});
