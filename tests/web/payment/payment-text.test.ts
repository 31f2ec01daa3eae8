import { CallFailed } from "@trellis/contract/call-failed";
import type { PaymentStage, Purpose } from "@trellis/machines/subscription";
import type { TFunction } from "i18next";
import { describe, expect, it } from "vitest";
import { paymentFailureText } from "../../../apps/web/src/features/payment/payment-failure.ts";
import { featuredPlan, featuresOf, priceOf, suffixOf } from "../../../apps/web/src/features/payment/plan-text.ts";
import { CardRefused } from "../../../apps/web/src/platform/card.ts";
import { text } from "../../../apps/web/src/text/en/payment.ts";

const t = ((key: string) => wordsAt(key)) as TFunction<"payment">;
const wordsAt = (path: string) =>
  path.split(".").reduce<unknown>((part, key) => Reflect.get(part as object, key), text);

/** The sentence for an error at a step of a payment, for a plan unless told. */
const told = (error: unknown, stage: PaymentStage = "confirm", purpose: Purpose = "firstSubscription") =>
  paymentFailureText({ stage, purpose, error }, t);
const planOf = (name: string, durationDays: number, price = 10) => ({ _id: name, name, price, durationDays });

describe("a payment that failed", () => {
  it("speaks the card provider's words", () => {
    expect(told(new CardRefused("Your card was declined."))).toBe("Your card was declined.");
  });

  it("speaks the server's words", () => {
    const failure = new CallFailed("confirmSubscription", "refused", { status: 402, serverMessage: "Not now." });
    expect(told(failure)).toBe("Not now.");
  });

  it("PAY-25 says that an error occurred while processing payment, whatever else it was", () => {
    expect(told(new TypeError("x is undefined"))).toBe("An error occurred while processing payment");
    expect(told(undefined)).toBe("An error occurred while processing payment");
  });

  it("SET-14 says that an error occurred while updating payment method, where it was about a card alone", () => {
    const unexpected = "An error occurred while updating payment method";
    expect(told(new TypeError("x is undefined"), "createPaymentMethod", "cardUpdate")).toBe(unexpected);
    const mute = new CallFailed("savePaymentMethod", "refused", { status: 500 });
    expect(told(mute, "saveMethod", "cardUpdate")).toBe(unexpected);
    expect(told(mute, "saveMethod", "planChange")).toBe("An error occurred while processing payment");
    const said = new CallFailed("savePaymentMethod", "refused", { status: 402, serverMessage: "Not this card." });
    expect(told(said, "saveMethod", "cardUpdate")).toBe("Not this card.");
  });
});

describe("a plan", () => {
  it.each([
    [10, "$10"],
    [9.99, "$9.99"],
    [0.5, "$0.5"],
  ])("PAY-08 of %d costs %s", (price, shown) => {
    expect(priceOf(planOf("Monthly", 30, price))).toBe(shown);
  });

  it.each([
    [7, "/week"],
    [30, "/month"],
    [365, "/year"],
  ])("of %i days is paid %s", (days, suffix) => {
    const [, period] = suffixOf(planOf("Any", days)).split(".");
    expect(text.period[period as keyof typeof text.period]).toBe(suffix);
  });

  it("PAY-06 named Monthly brings basic access, limited reports and e-mail support", () => {
    expect(featuresOf.basic.map((key) => text.features[key])).toEqual([
      "Basic access",
      "Limited reports",
      "Email support",
    ]);
  });

  it("PAY-07 of any other name brings all access, unlimited reports and priority support", () => {
    expect(featuresOf.full.map((key) => text.features[key])).toEqual([
      "All access",
      "Unlimited reports",
      "Priority support",
    ]);
  });

  it("stands out when it is the longest with all access, and not alone", () => {
    const [weekly, monthly, yearly] = [planOf("Weekly", 7), planOf("Monthly", 30), planOf("Yearly", 365)];
    expect(featuredPlan([weekly, monthly, yearly])).toBe(yearly);
    expect(featuredPlan([weekly, monthly])).toBe(weekly);
    expect(featuredPlan([yearly])).toBeUndefined();
    expect(featuredPlan([monthly])).toBeUndefined();
  });
});
