import type { Billing, CardDetails, SubscriptionDetails } from "@trellis/contract/billing";
import { type BillingPeriod, billingPeriod } from "@trellis/contract/plan";
import type { User } from "@trellis/contract/user";
import { dateOf } from "./amounts.ts";
import { priceOf } from "./plan-text.ts";

/** The subscription, combined from the session and, if the server provides them, the billing details. */
export interface SubscriptionView {
  is: "active" | "pastDue" | "canceling" | "ended" | "absent";
  /** Plan name. */
  plan: string | undefined;
  /** Price and billing period. */
  price: { amount: string; per: BillingPeriod } | undefined;
  /** Whether the free trial is active. */
  isInTrial: boolean;
  /** End of the free trial; `undefined` if there was none. */
  trialEndsAt: Date | undefined;
  /** Days of the free trial that are left. */
  trialDaysLeft: number;
  /** The time when a canceled subscription ends or ended. */
  endsAt?: Date | undefined;
  /** The time when a failed charge is retried. */
  nextTryAt?: Date | undefined;
  /** `credit`: what is left of earlier payments; it reduces the amount. */
  nextCharge?: { amount: number; at: Date; credit?: number } | undefined;
}

const dayMs = 86_400_000;
/** Length of the free trial in days. It caps the days left, because the page's `now` can be earlier than the start of the trial. */
const trialDays = 3;
const daysUntil = (date: Date, now: Date): number => Math.max(0, Math.ceil((date.getTime() - now.getTime()) / dayMs));

/** Whether a card has expired at a given time. A card is valid until the end of its expiry month. */
export const expiresBefore = (card: CardDetails | null, at: Date): boolean =>
  typeof card?.expYear === "number" &&
  typeof card.expMonth === "number" &&
  Date.UTC(card.expYear, card.expMonth) <= at.getTime();

/** Whether the next subscription starts with a free trial, as far as the app can tell. */
export const hasTrial = (user: Pick<User, "trialUsed"> | undefined, billing: Billing | null | undefined): boolean =>
  user?.trialUsed !== true && billing?.hasTrial !== false;

/** Returns the subscription of a user. The trial is active while `trialEndsAt` is in the future (spec §4). */
export function subscriptionOf(
  user: Pick<User, "plan" | "isSubscribed" | "trialEndsAt">,
  now: Date,
  billing?: Billing | null,
  language = "en",
): SubscriptionView {
  const view = fromSession(user, now, language);
  const details = billing?.subscription;
  return details ? withDetails(view, details, now, language) : view;
}

function fromSession(
  { plan, isSubscribed, trialEndsAt }: Pick<User, "plan" | "isSubscribed" | "trialEndsAt">,
  now: Date,
  language: string,
): SubscriptionView {
  const { price, durationDays } = plan ?? {};
  const trialEnd = dateOf(trialEndsAt);
  return {
    is: plan ? (isSubscribed ? "active" : "ended") : "absent",
    plan: plan?.name,
    price: priceFrom({ price, durationDays }, language),
    isInTrial: trialEnd !== undefined && trialEnd > now,
    trialEndsAt: trialEnd,
    trialDaysLeft: trialEnd ? Math.min(trialDays, daysUntil(trialEnd, now)) : 0,
  };
}

function withDetails(
  view: SubscriptionView,
  details: SubscriptionDetails,
  now: Date,
  language: string,
): SubscriptionView {
  const trialEndsAt = dateOf(details.trialEndsAt) ?? view.trialEndsAt;
  const daysLeft = details.trialDaysLeft ?? (trialEndsAt ? daysUntil(trialEndsAt, now) : 0);
  const chargedAt = dateOf(details.nextCharge?.at);
  const { status, price = null } = details;
  const amount = details.nextCharge?.amount;
  const credit = amount === undefined || price === null || status === "pastDue" ? 0 : Math.max(0, price - amount);
  return {
    is: status === "trialing" ? "active" : status,
    plan: details.planName ?? view.plan,
    price: priceFrom(details, language) ?? view.price,
    isInTrial: status !== "ended" && trialEndsAt !== undefined && daysLeft > 0,
    trialEndsAt,
    trialDaysLeft: daysLeft,
    endsAt: dateOf(details.endsAt),
    nextTryAt: dateOf(details.pastDue?.nextTryAt),
    nextCharge: amount !== undefined && chargedAt ? { amount, at: chargedAt, ...(credit && { credit }) } : undefined,
  };
}

const priceFrom = (
  { price, durationDays }: Partial<Pick<SubscriptionDetails, "price" | "durationDays">>,
  language: string,
): SubscriptionView["price"] =>
  typeof price === "number" && typeof durationDays === "number"
    ? { amount: priceOf({ price }, language), per: billingPeriod(durationDays) }
    : undefined;
