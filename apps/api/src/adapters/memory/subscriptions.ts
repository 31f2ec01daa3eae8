import type { Subscriptions } from "../../ports.ts";
import { type People, personOf } from "./people.ts";

/** Subscriptions in memory: an account remembers its running one, else its latest. */
export const createSubscriptions = (people: People): Subscriptions => ({
  start: async (accountId, subscription) => {
    const { account } = personOf(people, accountId);
    const running = account.subscription?.endedAt === null ? account.subscription : null;
    if (running) return { outcome: "running", subscription: { ...running } };
    account.subscription = { ...subscription, endedAt: null };
    account.trialUsed ||= subscription.trialEndsAt !== null;
    return { outcome: "started", subscription: { ...account.subscription } };
  },
  settle: async (subscriptionId, periodEndsAt, outcome) => {
    const found = [...people.accounts.values()].find(({ account }) => account.subscription?.id === subscriptionId);
    const subscription = found?.account.subscription;
    if (!found || !subscription || subscription.endedAt !== null) return false;
    if (subscription.periodEndsAt.getTime() !== periodEndsAt.getTime()) return false;
    found.account.subscription = { ...subscription, ...outcome };
    return true;
  },
});
