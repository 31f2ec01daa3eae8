import type { Subscription } from "../../domain/subscription.ts";
import type { Subscriptions } from "../../ports/subscriptions.ts";
import { type Users, userOf } from "./users.ts";

/** Stores the running subscription of each account, or its latest one if none is running. */
export const createSubscriptions = (users: Users): Subscriptions => ({
  start: async (accountId, subscription) => {
    const { account } = userOf(users, accountId);
    const running = account.subscription?.endedAt === null ? account.subscription : null;
    if (running) return { outcome: "running", subscription: { ...running } };
    account.subscription = { ...subscription, changedWith: null, endedAt: null };
    account.trialUsed ||= subscription.trialEndsAt !== null;
    return { outcome: "started", subscription: { ...account.subscription } };
  },
  changePlan: async (subscriptionId, change) => {
    const running = runningOf(users, subscriptionId);
    if (running) Object.assign(running, change);
    return running !== undefined;
  },
  settle: async (subscriptionId, periodEndsAt, outcome) => {
    const running = runningOf(users, subscriptionId);
    if (running?.periodEndsAt.getTime() !== periodEndsAt.getTime()) return false;
    Object.assign(running, outcome);
    return true;
  },
});

/** Finds a running subscription by id. */
function runningOf({ accounts }: Users, id: string): Subscription | undefined {
  const subscriptions = [...accounts.values()].map(({ account }) => account.subscription);
  return subscriptions.find((each) => each?.id === id && each.endedAt === null) ?? undefined;
}
