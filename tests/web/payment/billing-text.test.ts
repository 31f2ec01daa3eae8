import type { Billing } from "@trellis/contract/billing";
import type { TFunction } from "i18next";
import { describe, expect, it } from "vitest";
import { dateOf, formatDay, formatMoney } from "../../../apps/web/src/features/payment/amounts.ts";
import { cancellationText, resumptionText } from "../../../apps/web/src/features/payment/renewal-text.ts";
import { longDate } from "../../../apps/web/src/text/long-date.ts";
import { subscriptionOf, type SubscriptionView } from "../../../apps/web/src/features/payment/subscription-view.ts";

const now = new Date("2026-11-22T12:00:00.000Z");
const in3Days = "2026-11-25T12:00:00.000Z";
const plain = (text: string) => text.replaceAll(/\s/g, " ");

it.each([
  ["en", 12, "$12"],
  ["en", 7.4, "$7.40"],
  ["en", -12, "-$12"],
  ["es", 7.42, "7,42 $"],
  ["fr", 1250, "1 250 $"],
])("formats an amount in %s: %d", (language, amount, shown) => {
  expect(plain(formatMoney(amount, language))).toBe(shown);
});

it("formats a day with the year unless it is the current year", () => {
  expect(formatDay(new Date(in3Days), now, "en")).toBe("Nov\u00A025");
  expect(formatDay(new Date("2027-01-02T12:00:00.000Z"), now, "en")).toBe("Jan\u00A02,\u00A02027");
  expect(formatDay(new Date(in3Days), now, "fr")).toBe("25\u00A0nov.");
});

it("formats the first day of a month as an ordinal in French", () => {
  const first = new Date("2026-12-01T12:00:00.000Z");
  expect(["fr", "es", "en"].map((language) => plain(formatDay(first, now, language)))).toEqual([
    "1er déc.",
    "1 dic",
    "Dec 1",
  ]);
  expect(plain(longDate(first, "fr"))).toBe("1er décembre 2026");
  expect(plain(longDate("2026-12-11T12:00:00.000Z", "fr"))).toBe("11 décembre 2026");
});

it("returns `undefined` for missing and invalid dates", () => {
  expect([dateOf(null), dateOf(undefined), dateOf("soon")]).toEqual([undefined, undefined, undefined]);
});

describe("a subscription with billing data from the server", () => {
  const user = {
    isSubscribed: true,
    plan: { id: "plan_month", name: "Monthly", price: 12, durationDays: 30 },
    trialEndsAt: in3Days,
  };
  const details = (more: object): Billing => ({
    subscription: { planId: "plan_month", status: "active", ...more },
  });
  const viewOf = (more: object) => subscriptionOf(user, now, details(more));

  it("is active and in its free trial if the status is trialing", () => {
    const nextCharge = { amount: 12, at: in3Days };
    expect(viewOf({ status: "trialing", trialEndsAt: in3Days, nextCharge })).toMatchObject({
      is: "active",
      isInTrial: true,
      plan: "Monthly",
      price: { amount: "$12", per: "month" },
      nextCharge: { amount: 12, at: new Date(in3Days) },
    });
  });

  it.each(["pastDue", "canceling", "ended"] as const)("has the status %s", (status) => {
    expect(viewOf({ status, endsAt: in3Days, pastDue: { nextTryAt: in3Days } })).toMatchObject({
      is: status,
      endsAt: new Date(in3Days),
      nextTryAt: new Date(in3Days),
      isInTrial: status !== "ended",
    });
  });

  it("shows the server's number of trial days left, or at most 3, even if the page was opened before the trial began", () => {
    expect(viewOf({ status: "trialing", trialEndsAt: in3Days, trialDaysLeft: 2 })).toMatchObject({
      isInTrial: true,
      trialDaysLeft: 2,
    });
    expect(viewOf({ trialEndsAt: in3Days, trialDaysLeft: 0 })).toMatchObject({ isInTrial: false });
    const yesterday = new Date(now.getTime() - 86_400_000);
    expect(subscriptionOf(user, yesterday)).toMatchObject({ isInTrial: true, trialDaysLeft: 3 });
  });

  it("returns the credit that reduces the next payment, unless a payment is past due", () => {
    const plan = { planName: "Monthly", price: 12, durationDays: 30 };
    const creditOf = (status: string, amount: number) =>
      viewOf({ ...plan, status, nextCharge: { amount, at: in3Days } }).nextCharge;
    expect(creditOf("active", 9.5)).toMatchObject({ amount: 9.5, credit: 2.5 });
    expect(creditOf("active", 0)).toMatchObject({ amount: 0, credit: 12 });
    for (const charge of [creditOf("active", 12), creditOf("active", 13), creditOf("pastDue", 9.5)])
      expect(charge).not.toHaveProperty("credit");
  });

  it("shows the plan from the billing data, or from the session if the billing data has none", () => {
    expect(viewOf({ planName: "Yearly", price: 96, durationDays: 365 })).toMatchObject({
      plan: "Yearly",
      price: { amount: "$96", per: "year" },
    });
    for (const billing of [null, undefined, { subscription: null }])
      expect(subscriptionOf(user, now, billing)).toMatchObject({ is: "active", plan: "Monthly", isInTrial: true });
  });
});

describe("the explanation of a cancellation or a resumption", () => {
  const t = ((key: string, words?: object) =>
    [key, ...Object.values(words ?? {})].join(" ")) as unknown as TFunction<"payment">;
  const view: SubscriptionView = {
    is: "active",
    plan: "Monthly",
    price: { amount: "$12", per: "month" },
    isInTrial: false,
    trialEndsAt: new Date(in3Days),
    trialDaysLeft: 0,
  };
  const end = new Date("2026-12-22T12:00:00.000Z");

  it("names the day on which access ends", () => {
    expect(cancellationText(view, end, t, "en")).toBe("cancellation.on December 22, 2026");
    expect(cancellationText({ ...view, isInTrial: true }, end, t, "en")).toBe("cancellation.inTrial November 25, 2026");
    expect(cancellationText(view, undefined, t, "en")).toBe("cancellation.atPeriodEnd");
    expect(cancellationText({ ...view, is: "pastDue" }, end, t, "en")).toBe("cancellation.atOnce");
  });

  it("names the next payment after a resumption", () => {
    expect(resumptionText({ ...view, endsAt: end }, 12, t, "en")).toBe("resumption.on $12 December 22, 2026");
    expect(resumptionText({ ...view, endsAt: end }, undefined, t, "en")).toBe("resumption.text");
    expect(resumptionText(view, 12, t, "en")).toBe("resumption.text");
  });
});
