import { rgbOf } from "@trellis/ui/color";
import { describe, expect, it } from "vitest";
import { CardRefused } from "../../apps/web/src/platform/card.ts";
import { failureOf, partOf } from "../../apps/web/src/platform/card-stripe.ts";

describe("an error of Stripe's", () => {
  it.each([
    ["card_error", "Your card was declined."],
    ["validation_error", "Your card number is incomplete."],
    ["api_connection_error", "We are experiencing issues connecting to our payments provider."],
  ] as const)("of the kind %s is said in Stripe's words", (type, message) => {
    const failure = failureOf({ type, message });
    expect(failure).toBeInstanceOf(CardRefused);
    expect(failure.message).toBe(message);
  });

  it.each(["invalid_request_error", "authentication_error", "api_error"] as const)(
    "of the kind %s is not for the person to read",
    (type) => {
      const failure = failureOf({ type, message: "Invalid API Key provided: pk_test_1" });
      expect(failure).not.toBeInstanceOf(CardRefused);
      expect(failure.message).toContain("Invalid API Key");
    },
  );

  it("without a sentence is no refusal in nobody's words", () => {
    expect(failureOf({ type: "card_error" })).not.toBeInstanceOf(CardRefused);
  });

  it.each([
    ["validation_error", "incomplete_number", "number"],
    ["validation_error", "invalid_expiry_year_past", "expiry"],
    ["card_error", "expired_card", "expiry"],
    ["card_error", "incorrect_cvc", "cvc"],
    ["card_error", "card_declined", "number"],
    ["card_error", undefined, "number"],
    ["api_connection_error", undefined, undefined],
  ] as const)("%s %s is shown at the field: %s", (type, code, part) => {
    expect(partOf({ type, ...(code && { code }) })).toBe(part);
  });
});

describe("the colours inside Stripe's frames", () => {
  it.each([
    ["oklch(1 0 0)", "rgb(255, 255, 255)"],
    ["oklch(62.8% .2577 29.23)", "rgb(255, 0, 0)"],
    ["oklch(0.235 0.022 160)", "rgb(21, 33, 26)"],
    ["CanvasText", "CanvasText"],
    ["#123456", "#123456"],
  ])("%s is %s there", (colour, seen) => {
    expect(rgbOf(colour)).toBe(seen);
  });
});
