import { describe, expect, it } from "vitest";
import { paymentMethodId, validateCard } from "../../apps/web/src/platform/card-sandbox.ts";

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
    ["4000 0000 0000 0002", "declined"],
    ["4000 0000 0000 9995", "insufficientFunds"],
    ["4000 0000 0000 0069", "expired"],
    ["4000 0000 0000 0127", "codeIncorrect"],
    ["4000 0000 0000 0119", "processing"],
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

  it("accepts a card that needs the bank's confirmation, and marks its id", () => {
    const confirmed = { ...card, number: "4000 0025 0000 3155" };
    expect(validateCard(confirmed, today)).toBeNull();
    expect(paymentMethodId(confirmed, "a1b2")).toBe("pm_sandbox_authenticationrequired_a1b2");
  });

  it("accepts the card that can be saved but not charged, and marks its id", () => {
    const attachable = { ...card, number: "4000 0000 0000 0341" };
    expect(validateCard(attachable, today)).toBeNull();
    expect(paymentMethodId(attachable, "a1b2")).toBe("pm_sandbox_chargefails_a1b2");
  });
});
