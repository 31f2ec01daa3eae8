import { describe, expect, it } from "vitest";
import {
  caretAfter,
  formatCardNumber,
  formatExpiry,
  parseCardNumber,
  parseCvc,
  parseExpiry,
} from "../../packages/ui/src/card-fields/card-format.ts";

describe("card number", () => {
  it.each([
    ["4242424242424242", "4242 4242 4242 4242"],
    ["42424", "4242 4"],
    ["378282246310005", "3782 822463 10005"],
    ["3782", "3782"],
    ["", ""],
  ])("formats %s as %s", (digits, shown) => expect(formatCardNumber(digits)).toBe(shown));

  it("removes non-digits and limits the length by card scheme", () => {
    expect(parseCardNumber(" 4242-4242 4242x4242 ")).toBe("4242424242424242");
    expect(parseCardNumber("3".repeat(1) + "7".repeat(30))).toHaveLength(15);
    expect(parseCardNumber("6".repeat(30))).toHaveLength(19);
  });
});

describe("expiry date", () => {
  it.each([
    ["0429", "0429"],
    ["04 / 29", "0429"],
    ["4", "04"],
    ["429", "0429"],
    ["1", "1"],
    ["12", "12"],
    ["04/2029", "0429"],
    ["2029-04", "0429"],
    ["042999", "0499"],
    ["", ""],
  ])("parses %s as %s", (typed, digits) => expect(parseExpiry(typed)).toBe(digits));

  it("formats the date as month / year", () => {
    expect(["0", "04", "042", "0429"].map(formatExpiry)).toEqual(["0", "04", "04 / 2", "04 / 29"]);
  });
});

it("limits the security code to four digits", () => expect(parseCvc("12a345")).toBe("1234"));

it("places the caret after the given number of digits, skipping separators", () => {
  expect([0, 4, 5, 8, 99].map((digits) => caretAfter("4242 4242", digits))).toEqual([0, 4, 6, 9, 9]);
});
