import { rgbOf } from "@trellis/ui/color";
import { describe, expect, it } from "vitest";
import { CardRefused } from "../../apps/web/src/platform/card.ts";
import { failureOf, partOf } from "../../apps/web/src/platform/card-stripe.ts";

describe("the card form with Stripe", () => {
  it.each([
    ["card_error", "Your card was declined."],
    ["validation_error", "Your card number is incomplete."],
    ["api_connection_error", "We are experiencing issues connecting to our payments provider."],
  ] as const)("shows Stripe's message for %s", (type, message) => {
    const failure = failureOf({ type, message });
    expect(failure).toBeInstanceOf(CardRefused);
    expect(failure.message).toBe(message);
  });

  it.each(["invalid_request_error", "authentication_error", "api_error"] as const)(
    "does not show Stripe's message for %s",
    (type) => {
      const failure = failureOf({ type, message: "Invalid API Key provided: pk_test_1" });
      expect(failure).not.toBeInstanceOf(CardRefused);
      expect(failure.message).toContain("Invalid API Key");
    },
  );

  it("shows that the bank could not confirm the cardholder, which Stripe reports as an invalid request", () => {
    const code = "setup_intent_authentication_failure";
    const message = "We are unable to authenticate your payment method.";
    expect(failureOf({ type: "invalid_request_error", code, message })).toEqual(new CardRefused(message));
  });

  it("does not count an error without a message as a card error", () => {
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
  ] as const)("assigns %s %s to the field %s", (type, code, part) => {
    expect(partOf({ type, ...(code && { code }) })).toBe(part);
  });
});

describe("the color conversion for Stripe's frames", () => {
  it.each([
    ["oklch(1 0 0)", "rgb(255, 255, 255)"],
    ["oklch(62.8% .2577 29.23)", "rgb(255, 0, 0)"],
    ["oklch(0.235 0.022 160)", "rgb(21, 33, 26)"],
    ["CanvasText", "CanvasText"],
    ["#123456", "#123456"],
  ])("converts %s to %s", (color, converted) => {
    expect(rgbOf(color)).toBe(converted);
  });
});
