import * as v from "valibot";
import { defineCall } from "./call.ts";
import { messageReply } from "./fields.ts";
import { planIdBody } from "./subscription.ts";

/** Path below `basePath` that the card provider sends its webhooks to. */
export const webhookPath = "/payment/webhook";

/** A date and time, ISO 8601. */
const moment = v.string();
/** In US dollars, with cents. */
const dollars = v.number();
const charge = v.object({ amount: dollars, at: moment });

/**
 * `canceling`: ends with its period. `pastDue`: a charge failed and is tried again. An unknown status means that the
 * subscription is active.
 */
export const subscriptionStatuses = ["trialing", "active", "pastDue", "canceling", "ended"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The subscription of the account, running or ended. */
export const subscriptionDetails = v.looseObject({
  planId: v.string(),
  planName: v.nullish(v.string()),
  price: v.nullish(dollars),
  durationDays: v.nullish(v.number()),
  status: v.fallback(v.picklist(subscriptionStatuses), "active"),
  trialEndsAt: v.nullish(moment),
  periodEndsAt: v.nullish(moment),
  /** Days until the free trial ends, by the server's clock, rounded up; 0 after its end. */
  trialDaysLeft: v.nullish(v.number()),
  /** When it ends or ended; null while it runs on. */
  endsAt: v.nullish(moment),
  /** Null if nothing more is charged, or if the amount is unknown at the moment. */
  nextCharge: v.nullish(charge),
  pastDue: v.nullish(v.looseObject({ nextTryAt: v.nullish(moment) })),
});
export type SubscriptionDetails = v.InferOutput<typeof subscriptionDetails>;

/** What the owner recognizes their card by. */
export const cardDetails = v.looseObject({
  /** Stripe's name of the brand, such as `visa`. */
  brand: v.nullish(v.string()),
  last4: v.nullish(v.string()),
  expMonth: v.nullish(v.number()),
  expYear: v.nullish(v.number()),
});
export type CardDetails = v.InferOutput<typeof cardDetails>;

/** GET /payment/subscription: returns the subscription and the saved card. */
export const readBilling = defineCall({
  name: "readBilling",
  method: "GET",
  path: "/payment/subscription",
  access: "session",
  errorField: "message",
  reply: v.looseObject({
    subscription: v.nullish(subscriptionDetails),
    card: v.nullish(cardDetails),
    /** Whether the next subscription starts with a free trial, as far as is known before the card is. */
    hasTrial: v.nullish(v.boolean()),
    /** Whether the cards are those of the sandbox and no money is charged. */
    isSandbox: v.nullish(v.boolean()),
    /**
     * Whether the card provider has just confirmed the subscription, and no payment was in progress. Otherwise a payment
     * may have had an effect that isn't shown yet.
     */
    isCurrent: v.nullish(v.boolean()),
  }),
});
export type Billing = v.InferOutput<typeof readBilling.reply>;

/** GET /payment/plan-change-preview: returns what changing to a plan now would cost. */
export const previewPlanChange = defineCall({
  name: "previewPlanChange",
  method: "GET",
  path: "/payment/plan-change-preview",
  access: "session",
  errorField: "message",
  query: planIdBody,
  reply: v.looseObject({
    dueToday: dollars,
    /** What remains of the current plan's price. */
    credit: v.nullish(dollars),
    nextCharge: v.nullish(charge),
    /** Required by the change, so that the amount stays as it was shown. Holds for ten minutes. */
    prorationDate: moment,
  }),
});
export type PlanChangePreview = v.InferOutput<typeof previewPlanChange.reply>;

/** POST /payment/cancel: ends the subscription with its period; idempotent. */
export const cancelSubscription = defineCall({
  name: "cancelSubscription",
  method: "POST",
  path: "/payment/cancel",
  access: "session",
  errorField: "message",
  reply: messageReply,
});

/** POST /payment/resume: takes a cancellation back; idempotent. */
export const resumeSubscription = defineCall({
  name: "resumeSubscription",
  method: "POST",
  path: "/payment/resume",
  access: "session",
  errorField: "message",
  reply: messageReply,
});

/** An invoice. */
const invoice = v.looseObject({
  id: v.string(),
  number: v.nullish(v.string()),
  createdAt: moment,
  /** Null until it is paid. */
  paidAt: v.nullish(moment),
  amount: dollars,
  /** `paid`, `open`, `void` or another of the provider's. */
  status: v.nullish(v.string()),
  /** URL of the receipt, or its path on the API's origin. */
  url: v.nullish(v.string()),
});
export type Invoice = v.InferOutput<typeof invoice>;

/** How many invoices the server returns at once. */
export const invoicesPerPage = 12;

/** GET /payment/invoices: lists the invoices before the one with the id `after`, or the newest ones, newest first. */
export const listInvoices = defineCall({
  name: "listInvoices",
  method: "GET",
  path: "/payment/invoices",
  access: "session",
  errorField: "message",
  query: v.object({ after: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  reply: v.looseObject({
    invoices: v.array(invoice),
    /** What to send as `after` for older ones; absent or null if there are none. */
    next: v.nullish(v.string()),
  }),
});
export type InvoicePage = v.InferOutput<typeof listInvoices.reply>;
