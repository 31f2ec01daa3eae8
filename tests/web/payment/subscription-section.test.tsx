import { user } from "@trellis/contract/user";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { parse } from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import type { BillingDetailsView } from "../../../apps/web/src/features/payment/subscription-facts.section.tsx";
import { SubscriptionSection } from "../../../apps/web/src/features/payment/subscription.section.tsx";
import { subscriptionOf, type SubscriptionView } from "../../../apps/web/src/features/payment/subscription-view.ts";
import { text as payment } from "../../../apps/web/src/text/en/payment.ts";
import { text as settings } from "../../../apps/web/src/text/en/settings.ts";

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: "en", resources: { en: { payment, settings } } }));

const now = new Date("2026-11-21T12:00:00.000Z");
const monthly = { _id: "plan_monthly", name: "Monthly", price: 12, durationDays: 30 };
const subscriber = { isSubscribed: true, subscriptionPlan: monthly, trialEndsAt: "2026-11-09T12:00:00.000Z" };

/** Renders the subscription card of a user and returns its text. */
function shown(wire: object, details?: BillingDetailsView, nextCharge?: SubscriptionView["nextCharge"]): string {
  const view = { ...subscriptionOf(parse(user, { ...subscriber, ...wire }), now), nextCharge };
  const card = (
    <I18nextProvider i18n={i18n}>
      <SubscriptionSection view={view} {...(details && { details })} onUpdateCard={() => undefined} />
    </I18nextProvider>
  );
  return renderToStaticMarkup(card)
    .replaceAll(/<style[^]*?<\/style>/g, "")
    .replaceAll(/<[^>]+>/g, "|");
}

describe("the current subscription", () => {
  it("SET-07 shows the plan name, its price and the trial status", () => {
    expect(shown({})).toMatch(/Monthly.*\$12 per month.*Your free trial ended on November 9, 2026\./);
  });

  it.each([
    [7, "per week"],
    [30, "per month"],
    [365, "per year"],
    [14, "per year"],
  ])("SET-08 of %i days is billed %s", (durationDays, suffix) => {
    expect(shown({ subscriptionPlan: { ...monthly, durationDays } })).toContain(`$12 ${suffix}`);
  });

  it("SET-09 shows a trial as active until it ends", () => {
    const until = (moment: number) => shown({ trialEndsAt: new Date(moment).toISOString() });
    expect(until(now.getTime() + 1)).toContain("Your free trial is active until November 21, 2026.");
    for (const over of [now.getTime(), now.getTime() - 1]) {
      expect(until(over)).toContain("Your free trial ended on November 21, 2026.");
      expect(until(over)).not.toContain("active until");
      expect(until(over)).not.toContain("Free trial");
    }
  });

  it("SET-10 is active, ended or absent", () => {
    expect(shown({})).toContain("|Active|");
    expect(shown({ isSubscribed: false })).toContain("|Ended|");
    for (const subscriptionPlan of [null, undefined]) {
      const absent = shown({ subscriptionPlan, isSubscribed: false });
      expect(absent).toContain("No plan");
      expect(absent).not.toMatch(/\|(Active|Ended)\|/);
    }
  });

  it("ENT-07 shows subscriptionPlan as sent by the server and omits missing fields", () => {
    const other = shown({ subscriptionPlan: { ...monthly, name: "Founders", price: 9.99, durationDays: 7 } });
    expect(other).toContain("Founders");
    expect(other).toContain("$9.99 per week");
    const bare = shown({ subscriptionPlan: { name: "Monthly" }, trialEndsAt: "soon" });
    expect(bare).toContain("Monthly");
    expect(bare).not.toMatch(/\$|NaN|Invalid|trial/);
  });

  it("warns about a card that expires before the next payment, counting its whole last month as valid", () => {
    const card = { brand: "visa", last4: "4242", expMonth: 11, expYear: 2026 };
    const withPaymentOn = (at: string) => shown({}, { is: "ready", card }, { amount: 12, at: new Date(at) });
    expect(withPaymentOn("2026-11-30T23:59:59.000Z")).not.toContain("expires before");
    expect(withPaymentOn("2026-12-01T00:00:00.000Z")).toContain("This card expires before your next payment.");
  });

  it("warns if the server could not reach the card provider", () => {
    const details = { is: "ready", card: null } as const;
    expect(shown({}, details)).not.toContain("out of date");
    expect(shown({}, { ...details, onRetry: () => undefined })).toMatch(/may be out of date.*Retry/);
  });
});
