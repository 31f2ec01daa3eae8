import type { PlanFacts, SubscriptionFacts } from "@trellis/engine/assistant";
import type { StoredRoadmap } from "@trellis/server-core/domain/roadmap";
import type { Subscription } from "@trellis/server-core/domain/subscription";
import { isRunning, trialIsActive } from "./subscription.ts";

/** Returns the user's progress in a plan. */
export function planFacts({ plan, ticks }: StoredRoadmap): PlanFacts {
  const done = new Set(ticks.map(({ week, dayIndex }) => `${week}.${dayIndex}`));
  const tasks = plan.weeklyPlans.flatMap(({ week, tasks: ofWeek }) =>
    ofWeek.map(({ task: title }, dayIndex) => ({ week, title, isDone: done.has(`${week}.${dayIndex}`) })),
  );
  const open = tasks.find(({ isDone }) => !isDone);
  return {
    currentWeek: open?.week ?? plan.weeklyPlans.at(-1)?.week ?? 1,
    weeks: plan.weeklyPlans.length,
    tasks: tasks.length,
    next: open ? { week: open.week, title: open.title } : null,
    completed: tasks.filter(({ isDone }) => isDone).map(({ week, title }) => ({ week, title })),
  };
}

const intervals: ReadonlyMap<number, SubscriptionFacts["interval"]> = new Map([
  [7, "week"],
  [30, "month"],
]);

/** Returns the latest subscription; null if the user never subscribed. */
export function subscriptionFacts(subscription: Subscription | null, now: Date): SubscriptionFacts | null {
  if (!subscription) return null;
  const { plan, periodEndsAt, cancelsAtPeriodEnd } = subscription;
  const runs = isRunning(subscription);
  const isTrial = runs && trialIsActive(subscription.trialEndsAt, now);
  return {
    plan: plan.name,
    amount: plan.priceCents / 100,
    interval: intervals.get(plan.durationDays) ?? "year",
    state: isTrial ? "trial" : runs ? "active" : "ended",
    trialEndsAt: isTrial ? (subscription.trialEndsAt?.toISOString() ?? null) : null,
    renewsAt: runs && !cancelsAtPeriodEnd ? periodEndsAt.toISOString() : null,
  };
}
