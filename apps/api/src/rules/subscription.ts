import type { Subscription } from "@trellis/server-core/domain/subscription";
import type { ProviderSubscription } from "@trellis/server-core/ports/provider-subscription";
import type { SubscriptionState } from "@trellis/server-core/ports/subscriptions";

/** Free days of the first subscription (spec §9). */
export const trialDays = 3;

export const isRunning = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && subscription.endedAt === null;

/** Whether a trial is still running (spec §4). */
export const trialIsActive = (trialEndsAt: Date | null, now: Date): boolean =>
  trialEndsAt !== null && trialEndsAt > now;

/** Whether the subscription must have changed at the card provider by now, because a date has passed since the last fetch. */
export function isDue({ endedAt, isPastDue, nextTryAt, periodEndsAt }: Subscription, now: Date): boolean {
  const changesAt = isPastDue && nextTryAt ? nextTryAt : periodEndsAt;
  return endedAt === null && changesAt <= now;
}

/** Converts a subscription of the card provider to the state that is stored. */
export const stateOf = (fetched: ProviderSubscription): SubscriptionState => ({
  providerId: fetched.id,
  plan: fetched.plan,
  startedAt: fetched.startedAt,
  trialEndsAt: fetched.trialEndsAt,
  periodEndsAt: fetched.periodEndsAt,
  isPastDue: fetched.status === "pastDue",
  nextTryAt: fetched.nextTryAt,
  cancelsAtPeriodEnd: fetched.cancelsAtPeriodEnd,
  endedAt: fetched.status === "ended" ? (fetched.endedAt ?? fetched.periodEndsAt) : null,
});
