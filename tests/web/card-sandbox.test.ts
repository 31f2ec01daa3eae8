import { testCards } from "@trellis/payments/sandbox/test-cards";
import { describe, expect, it } from "vitest";
import {
  type CardProblem,
  paymentMethodId,
  testNumbers,
  validateCard,
} from "../../apps/web/src/platform/card-sandbox.ts";

/** The message of the form for each reason for which a card is declined. */
const problems: Readonly<Record<string, CardProblem>> = {
  generic_decline: "declined",
  insufficient_funds: "insufficientFunds",
  lost_card: "declined",
  stolen_card: "declined",
  fraudulent: "declined",
  card_velocity_exceeded: "tooManyTries",
  expired_card: "expired",
  incorrect_cvc: "codeIncorrect",
  processing_error: "processing",
};
const today = new Date(2026, 10, 20);
const card = { number: "4242 4242 4242 4242", expiry: "04 / 30", cvc: "123" };

describe("card sandbox", () => {
  it("accepts the provider's test card", () => {
    expect(validateCard(card, today)).toBeNull();
  });

  it("accepts an American Express card with 15 digits and a 4-digit code", () => {
    const amex = { ...card, number: "3782 822463 10005", cvc: "1234" };
    expect(validateCard(amex, today)).toBeNull();
    expect(validateCard({ ...amex, cvc: "123" }, today)).toBe("codeIncomplete");
  });

  it.each([
    ["4242 4242 4242 424", "numberIncomplete"],
    ["", "numberIncomplete"],
    ["4242 4242 4242 4241", "numberInvalid"],
    ["4242 4242 4242 4242 4", "numberInvalid"],
    ["4111 1111 1111 1111", "notATestCard"],
  ])("rejects the number %s: %s", (number, problem) => {
    expect(validateCard({ ...card, number }, today)).toBe(problem);
  });

  it.each([
    ["", "expiryIncomplete"],
    ["11", "expiryIncomplete"],
    ["13 / 30", "expiryMonthInvalid"],
    ["12 / 25", "expiryYearPast"],
    ["10 / 26", "expiryMonthPast"],
  ])("rejects the expiry date '%s': %s", (expiry, problem) => {
    expect(validateCard({ ...card, expiry }, today)).toBe(problem);
  });

  it("accepts a card until the end of its expiry month", () => {
    expect(validateCard({ ...card, expiry: "11 / 26" }, today)).toBeNull();
  });

  it("creates an id with the kind of the card but none of its digits", () => {
    expect(paymentMethodId(card, "a1b2")).toBe("pm_sandbox_visa_a1b2");
  });

  const listed = Object.entries(testCards);

  it.each(listed.filter(([, { onSave }]) => !onSave))(
    "accepts the server's test card %s, and sends its name",
    (name, { number, brand }) => {
      const typed = { ...card, number, cvc: brand === "amex" ? "1234" : "123" };
      expect(validateCard(typed, today)).toBeNull();
      expect(paymentMethodId(typed, "a1b2")).toBe(`pm_sandbox_${name}_a1b2`);
    },
  );

  it.each(listed.filter(([, { onSave }]) => onSave))(
    "rejects the server's test card %s for the same reason as the server",
    (_name, { number, onSave }) => {
      expect(validateCard({ ...card, number }, today)).toBe(problems[onSave?.decline_code ?? onSave?.code ?? ""]);
    },
  );

  it("knows only the server's test cards", () => {
    const numbers = Object.values(testCards).map(({ number }) => number);
    expect([...testNumbers].toSorted()).toEqual(numbers.toSorted());
  });
});
