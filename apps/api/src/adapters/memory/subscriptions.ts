import type { Subscription } from "../../domain.ts";
import type { Subscriptions } from "../../ports.ts";
import { type People, personOf } from "./people.ts";

/** Subscriptions in memory: an account remembers its running one, else its latest. */
export const createSubscriptions = (people: People): Subscriptions => ({
  start: async (accountId, subscription) => {
    const { account } = personOf(people, accountId);
    const running = account.subscription?.endedAt === null ? account.subscription : null;
    if (running) return { outcome: "running", subscription: { ...running } };
    account.subscription = { ...subscription, changedWith: null, endedAt: null };
    account.trialUsed ||= subscription.trialEndsAt !== null;
    return { outcome: "started", subscription: { ...account.subscription } };
  },
  changePlan: async (subscriptionId, change) => {
    const running = runningOf(people, subscriptionId);
    if (running) Object.assign(running, change);
    return running !== undefined;
  },
  settle: async (subscriptionId, periodEndsAt, outcome) => {
    const running = runningOf(people, subscriptionId);
    if (running?.periodEndsAt.getTime() !== periodEndsAt.getTime()) return false;
    Object.assign(running, outcome);
    return true;
  },
});

/** The subscription of that id as it is kept, while it runs. */
function runningOf({ accounts }: People, id: string): Subscription | undefined {
  const subscriptions = [...accounts.values()].map(({ account }) => account.subscription);
  return subscriptions.find((each) => each?.id === id && each.endedAt === null) ?? undefined;
}
