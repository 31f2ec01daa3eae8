import { passwordScore, passwordStrength } from "@trellis/contract/password-strength";
import { expect, it } from "vitest";

it.each([
  ["STR-01", "", 0, "weak"],
  ["STR-01", "abc", 0, "weak"],
  ["STR-02", "abcdef", 20, "weak"],
  ["STR-03", "Abcdef", 40, "medium"],
  ["STR-04", "Abcde1", 60, "medium"],
  ["STR-05", "Abcd1!", 80, "strong"],
  ["STR-06", "Abcdefghij1!", 100, "strong"],
  ["STR-07", "abcdefghijkl", 40, "medium"],
  ["STR-08", "A1!", 60, "medium"],
] as const)("%s “%s” scores %i and is %s", (_, password, score, strength) => {
  expect(passwordScore(password)).toBe(score);
  expect(passwordStrength(score)).toBe(strength);
});

it("counts accented letters as letters, not as symbols", () => {
  expect(passwordScore("contraseña")).toBe(20);
  expect(passwordScore("Ñandú1")).toBe(60);
});

it.each([
  ["six characters", "ab", "abcdef"],
  ["an uppercase letter", "ab", "aB"],
  ["a digit", "ab", "a1"],
  ["a symbol", "ab", "a!"],
  ["twelve characters", "abcdefghijk", "abcdefghijkl"],
])("STR-09 scores twenty points for %s", (_, without, withIt) => {
  expect(passwordScore(withIt) - passwordScore(without)).toBe(20);
});

it("STR-09 rates a score from 40 as medium and from 70 as strong", () => {
  expect([39, 40, 69, 70].map(passwordStrength)).toEqual(["weak", "medium", "medium", "strong"]);
});
