import { passwordScore, passwordStrength } from "@trellis/contract/password-strength";
import { expect, it } from "vitest";

it.each([
  ["", 0, "weak"],
  ["abc", 0, "weak"],
  ["abcdef", 20, "weak"],
  ["abcde1", 40, "medium"],
  ["Abcde1", 60, "medium"],
  ["Abcd1!", 80, "strong"],
  ["abcdefghijkl", 40, "medium"],
  ["Abcdefghijk1!", 100, "strong"],
  ["Ñandú1", 60, "medium"],
  ["contraseña", 20, "weak"],
])("scores %j with %i: %s", (password, score, strength) => {
  expect(passwordScore(password)).toBe(score);
  expect(passwordStrength(score)).toBe(strength);
});

it.each([
  [39, "weak"],
  [40, "medium"],
  [69, "medium"],
  [70, "strong"],
] as const)("calls a score of %i %s", (score, strength) => {
  expect(passwordStrength(score)).toBe(strength);
});
