import { CallFailed } from "@trellis/contract/call-failed";
import { planFeatures } from "@trellis/contract/plan";
import type { PaymentStage, Purpose } from "@trellis/machines/subscription";
import type { TFunction } from "i18next";
import { describe, expect, it } from "vitest";
import { paymentFailureText } from "../../../apps/web/src/features/payment/payment-failure.ts";
import { featuresOf, planName, priceOf, suffixOf } from "../../../apps/web/src/features/payment/plan-text.ts";
import { featuredPlan, monthlyPrice, savingOf } from "../../../apps/web/src/features/payment/plan-value.ts";
import { CardRefused } from "../../../apps/web/src/platform/card.ts";
import { text } from "../../../apps/web/src/text/en/payment.ts";

const t = ((key: string) => wordsAt(key)) as TFunction<"payment">;
const wordsAt = (path: string) =>
  path.split(".").reduce<unknown>((part, key) => Reflect.get(part as object, key), text);

/** Returns the error message for a failed step. */
const failureTextOf = (error: unknown, stage: PaymentStage = "confirm", purpose: Purpose = "firstSubscription") =>
  paymentFailureText({ stage, purpose, error }, t);
const planOf = (name: string, durationDays: number, price = 10) => ({ _id: name, name, price, durationDays });

describe("payment failure text", () => {
  it("is the card provider's message if the provider refused the card", () => {
    expect(failureTextOf(new CardRefused("Your card was declined."))).toBe("Your card was declined.");
  });

  it("is the server's message if the reply has one", () => {
    const failure = new CallFailed("confirmSubscription", "refused", { status: 402, serverMessage: "Not now." });
    expect(failureTextOf(failure)).toBe("Not now.");
  });

  it("PAY-25 is “An error occurred while processing payment” for any other error", () => {
    expect(failureTextOf(new TypeError("x is undefined"))).toBe("An error occurred while processing payment");
    expect(failureTextOf(undefined)).toBe("An error occurred while processing payment");
  });

  it("SET-14 is “An error occurred while updating payment method” for a card update without a message", () => {
    const unexpected = "An error occurred while updating payment method";
    expect(failureTextOf(new TypeError("x is undefined"), "createPaymentMethod", "cardUpdate")).toBe(unexpected);
    const withoutMessage = new CallFailed("savePaymentMethod", "refused", { status: 500 });
    expect(failureTextOf(withoutMessage, "saveMethod", "cardUpdate")).toBe(unexpected);
    expect(failureTextOf(withoutMessage, "saveMethod", "planChange")).toBe(
      "An error occurred while processing payment",
    );
    const withMessage = new CallFailed("savePaymentMethod", "refused", {
      status: 402,
      serverMessage: "Not this card.",
    });
    expect(failureTextOf(withMessage, "saveMethod", "cardUpdate")).toBe("Not this card.");
  });
});

describe("a plan", () => {
  it.each([
    [10, "$10"],
    [9.99, "$9.99"],
    [0.5, "$0.5"],
  ])("PAY-08 shows the price %d as %s", (price, shown) => {
    expect(priceOf(planOf("Monthly", 30, price))).toBe(shown);
  });

  it("shows its price in the format of the language", () => {
    expect(priceOf(planOf("Monthly", 30, 12), "fr")).toBe("12\u00a0$");
  });

  it.each([
    [7, "/week"],
    [30, "/month"],
    [365, "/year"],
  ])("lasting %i days is billed %s", (days, suffix) => {
    const [, period] = suffixOf(planOf("Any", days)).split(".");
    expect(text.period[period as keyof typeof text.period]).toBe(suffix);
  });

  it("PAY-06 named Monthly includes basic access, limited reports and email support", () => {
    expect(featuresOf[planFeatures("Monthly")].map(({ key }) => text.features[key])).toEqual([
      "Basic access",
      "Limited reports",
      "Email support",
    ]);
  });

  it("PAY-07 with any other name includes all access, unlimited reports and priority support", () => {
    expect(featuresOf[planFeatures("Studio")].map(({ key }) => text.features[key])).toEqual([
      "All access",
      "Unlimited reports",
      "Priority support",
    ]);
  });

  it("is highlighted if it is the cheapest per month, has all access and is not the only plan", () => {
    const [weekly, monthly, yearly] = [planOf("Weekly", 7, 4), planOf("Monthly", 30, 12), planOf("Yearly", 365, 96)];
    expect(featuredPlan([weekly, monthly, yearly])).toBe(yearly);
    expect(featuredPlan([weekly, monthly])).toBeUndefined();
    expect(featuredPlan([yearly])).toBeUndefined();
    expect(featuredPlan([yearly, planOf("Annual", 365, 96)])).toBeUndefined();
  });

  it("shows its price per month and its savings compared with the monthly plan", () => {
    const [weekly, monthly, yearly] = [planOf("Weekly", 7, 3), planOf("Monthly", 30, 12), planOf("Yearly", 365, 96)];
    expect([weekly, monthly, yearly].map(monthlyPrice)).toEqual([13, 12, 8]);
    const saving = (plan: typeof weekly) => savingOf(plan, [weekly, monthly, yearly]);
    expect([weekly, monthly, yearly].map(saving)).toEqual([undefined, undefined, 33]);
    expect(savingOf(yearly, [weekly, yearly])).toBeUndefined();
  });

  it("has the name that the app knows, or else the server's name", () => {
    expect(planName("Yearly", t)).toBe("Yearly");
    expect(planName("Studio", t)).toBe("Studio");
  });
});
