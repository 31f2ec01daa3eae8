import type { Plan } from "@trellis/contract/plan";
import type { Subscription } from "../domain/subscription.ts";

const day = 86_400_000;
const trialDays = 3;

export const isRunning = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && subscription.endedAt === null;

/** Whether a trial is still running (spec §4). */
export const trialIsActive = (trialEndsAt: Date | null, now: Date): boolean =>
  trialEndsAt !== null && trialEndsAt > now;

/** Whether the period has ended, so that the card must be charged. */
export const isDue = (subscription: Subscription, now: Date): boolean =>
  subscription.endedAt === null && subscription.periodEndsAt <= now;

/** Returns the first period: the free trial, or a paid period if the trial was already used. */
export function firstPeriod(
  plan: Plan,
  trialUsed: boolean,
  now: Date,
): Pick<Subscription, "trialEndsAt" | "periodEndsAt"> {
  const trialEndsAt = trialUsed ? null : new Date(now.getTime() + trialDays * day);
  return { trialEndsAt, periodEndsAt: trialEndsAt ?? new Date(now.getTime() + plan.durationDays * day) };
}

/** Returns the end of the period that `now` is in, counted in full periods from the end of the last one. */
export function nextPeriodEnd(periodEndsAt: Date, plan: Plan, now: Date): Date {
  const period = plan.durationDays * day;
  const periods = Math.floor((now.getTime() - periodEndsAt.getTime()) / period) + 1;
  return new Date(periodEndsAt.getTime() + periods * period);
}
