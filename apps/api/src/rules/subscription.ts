import type { Plan } from "@trellis/contract/plan";
import type { Subscription } from "../domain.ts";

const day = 86_400_000;
const trialDays = 3;

/** Whether a subscription runs at all. */
export const isRunning = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && subscription.endedAt === null;

/** A trial is active as long as its end lies ahead (spec §4). */
export const trialIsActive = (trialEndsAt: Date | null, now: Date): boolean =>
  trialEndsAt !== null && trialEndsAt > now;

/** Whether the paid or free time is over and the card has to be asked. */
export const isDue = (subscription: Subscription, now: Date): boolean =>
  subscription.endedAt === null && subscription.periodEndsAt <= now;

/** The first period of a new subscription: the trial, or a paid period for those who had theirs. */
export function firstPeriod(
  plan: Plan,
  trialUsed: boolean,
  now: Date,
): Pick<Subscription, "trialEndsAt" | "periodEndsAt"> {
  const trialEndsAt = trialUsed ? null : new Date(now.getTime() + trialDays * day);
  return { trialEndsAt, periodEndsAt: trialEndsAt ?? new Date(now.getTime() + plan.durationDays * day) };
}

/** The end of the period that `now` lies in, counted in whole periods from the end of the last one. */
export function nextPeriodEnd(periodEndsAt: Date, plan: Plan, now: Date): Date {
  const period = plan.durationDays * day;
  const periods = Math.floor((now.getTime() - periodEndsAt.getTime()) / period) + 1;
  return new Date(periodEndsAt.getTime() + periods * period);
}
