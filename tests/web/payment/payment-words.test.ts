import { CallFailed } from "@trellis/contract/call-failed";
import type { TFunction } from "i18next";
import { describe, expect, it } from "vitest";
import { paymentFailureText } from "../../../apps/web/src/features/payment/payment-failure.ts";
import { featuredPlan, featuresOf, priceOf, suffixOf } from "../../../apps/web/src/features/payment/plan-words.ts";
import { CardRefused } from "../../../apps/web/src/platform/card.ts";
import { text } from "../../../apps/web/src/text/en/payment.ts";

const t = ((key: keyof typeof text) => text[key]) as TFunction<"payment">;
const planOf = (name: string, durationDays: number, price = 10) => ({ _id: name, name, price, durationDays });

describe("a payment that failed", () => {
  it("speaks the card provider's words", () => {
    expect(paymentFailureText(new CardRefused("Your card was declined."), t)).toBe("Your card was declined.");
  });

  it("speaks the server's words", () => {
    const failure = new CallFailed("confirmSubscription", "refused", { status: 402, said: "Not now." });
    expect(paymentFailureText(failure, t)).toBe("Not now.");
  });

  it("PAY-25 says that an error occurred while processing payment, whatever else it was", () => {
    expect(paymentFailureText(new TypeError("x is undefined"), t)).toBe("An error occurred while processing payment");
    expect(paymentFailureText(undefined, t)).toBe("An error occurred while processing payment");
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
