import * as v from "valibot";
import { defineCall } from "./call.ts";
import { planIdBody } from "./subscription.ts";
import { moment, shown, shownFlag, shownMoment, shownNumber, shownText } from "./tolerant.ts";

/** Path below `basePath` that the card provider sends its webhooks to. */
export const webhookPath = "/payment/webhook";

/** In US dollars; may have a fraction. */
export const dollars = v.number();
const charge = v.object({ amount: dollars, at: moment });

/**
 * `canceling`: the subscription ends with its current period. `pastDue`: a charge failed and is retried. An unknown status
 * counts as `active`.
 */
export const subscriptionStatuses = ["trialing", "active", "pastDue", "canceling", "ended"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The subscription of the account, running or ended. */
export const subscriptionDetails = v.looseObject({
  planId: v.string(),
  planName: shownText,
  price: shownNumber,
  durationDays: shownNumber,
  status: v.fallback(v.picklist(subscriptionStatuses), "active"),
  trialEndsAt: shownMoment,
  periodEndsAt: shownMoment,
  /** Days until the free trial ends, by the server's clock, rounded up; 0 after its end. */
  trialDaysLeft: shownNumber,
  /** When the subscription ends or ended; null while no end is scheduled. */
  endsAt: shownMoment,
  /** Null if nothing more is charged, or if the amount is unknown at the moment. */
  nextCharge: shown(charge),
  pastDue: shown(v.looseObject({ nextTryAt: shownMoment })),
});
export type SubscriptionDetails = v.InferOutput<typeof subscriptionDetails>;

/** Details that help the owner recognize the card. */
export const cardDetails = v.looseObject({
  /** Stripe's name for the brand, such as `visa`. */
  brand: shownText,
  last4: shownText,
  expMonth: shownNumber,
  expYear: shownNumber,
});
export type CardDetails = v.InferOutput<typeof cardDetails>;

/** GET /payment/subscription: returns the subscription and the saved card. */
export const readBilling = defineCall({
  name: "readBilling",
  method: "GET",
  path: "/payment/subscription",
  errorField: "message",
  isExtra: true,
  reply: v.looseObject({
    // Not tolerant: an unreadable subscription must not count as no subscription.
    subscription: v.nullish(subscriptionDetails),
    card: shown(cardDetails),
    /** Whether the next subscription starts with a free trial, as far as the server can tell before it knows the card. */
    hasTrial: shownFlag,
    /** Whether payments charge no money, because they use the sandbox or Stripe’s test keys. */
    isSandbox: shownFlag,
    /**
     * Whether the card provider has just confirmed the subscription, and no payment was in progress. Otherwise a payment
     * may have had an effect that isn't shown yet.
     */
    isCurrent: shownFlag,
  }),
});
export type Billing = v.InferOutput<typeof readBilling.reply>;

/** GET /payment/plan-change-preview: returns what changing to a plan now would cost. */
export const previewPlanChange = defineCall({
  name: "previewPlanChange",
  method: "GET",
  path: "/payment/plan-change-preview",
  errorField: "message",
  isExtra: true,
  query: planIdBody,
  reply: v.looseObject({
    dueToday: dollars,
    /** Credit for the unused part of the current period. */
    credit: shownNumber,
    nextCharge: shown(charge),
    /** Send it with `changePlan`, so that the charge equals this preview. Valid for ten minutes. */
    prorationDate: moment,
  }),
});
export type PlanChangePreview = v.InferOutput<typeof previewPlanChange.reply>;
