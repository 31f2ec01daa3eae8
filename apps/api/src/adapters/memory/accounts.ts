import type { Account, Answers } from "../../domain.ts";
import type { Accounts, Sessions, Subscriptions } from "../../ports.ts";

interface KeptAccount {
  account: Account;
  passwordHash: string;
}

const copy = (account: Account): Account => structuredClone(account);
const sameAnswers = (one: Answers, other: Answers | null): boolean =>
  (["skills", "topics", "goal", "targetAudience", "platforms"] as const).every(
    (list) => JSON.stringify(one[list]) === JSON.stringify(other?.[list]),
  );

/** Accounts, their sessions and their subscriptions in memory: they are read together, so they live together. */
export function createAccounts(): { accounts: Accounts; sessions: Sessions; subscriptions: Subscriptions } {
  const kept = new Map<string, KeptAccount>();
  const idByEmail = new Map<string, string>();
  const sessions = new Map<string, { accountId: string; seenAt: Date; expiresAt: Date }>();
  const get = (id: string): KeptAccount => {
    const found = kept.get(id);
    if (!found) throw new Error(`no account ${id}`);
    return found;
  };

  return {
    accounts: {
      open: async ({ id, fullname, email, passwordHash }) => {
        const key = email.toLowerCase();
        if (idByEmail.has(key)) return "taken";
        idByEmail.set(key, id);
        kept.set(id, { account: { ...newAccount, id, fullname, email }, passwordHash });
        return "opened";
      },
      byEmail: async (email) => {
        const found = kept.get(idByEmail.get(email.toLowerCase()) ?? "");
        return found ? { account: copy(found.account), passwordHash: found.passwordHash } : null;
      },
      saveAnswers: async (accountId, answers) => {
        const { account } = get(accountId);
        if (!sameAnswers(answers, account.answers)) account.answersRevision += 1;
        account.answers = structuredClone(answers);
        return { answers: structuredClone(answers), answersRevision: account.answersRevision };
      },
    },
    sessions: {
      open: async ({ tokenDigest, accountId, openedAt, expiresAt }) => {
        sessions.set(tokenDigest, { accountId, seenAt: openedAt, expiresAt });
      },
      find: async (tokenDigest, now) => {
        const session = sessions.get(tokenDigest);
        if (!session || session.expiresAt <= now) return null;
        const { seenAt, expiresAt, accountId } = session;
        return { account: copy(get(accountId).account), seenAt, expiresAt };
      },
      touch: async (tokenDigest, seenAt, expiresAt) => {
        const session = sessions.get(tokenDigest);
        if (session) sessions.set(tokenDigest, { ...session, seenAt, expiresAt });
      },
      end: async (tokenDigest) => {
        sessions.delete(tokenDigest);
      },
    },
    subscriptions: {
      start: async (accountId, subscription) => {
        const { account } = get(accountId);
        const running = account.subscription?.endedAt === null ? account.subscription : null;
        if (running) return { outcome: "running", subscription: { ...running } };
        account.subscription = { ...subscription, endedAt: null };
        account.trialUsed ||= subscription.trialEndsAt !== null;
        return { outcome: "started", subscription: { ...account.subscription } };
      },
      settle: async (subscriptionId, periodEndsAt, outcome) => {
        const found = [...kept.values()].find(({ account }) => account.subscription?.id === subscriptionId);
        const subscription = found?.account.subscription;
        if (!found || !subscription || subscription.endedAt !== null) return false;
        if (subscription.periodEndsAt.getTime() !== periodEndsAt.getTime()) return false;
        found.account.subscription = { ...subscription, ...outcome };
        return true;
      },
    },
  };
}

const newAccount = {
  avatar: null,
  signsInWith: "password",
  answers: null,
  answersRevision: 0,
  trialUsed: false,
  subscription: null,
} satisfies Partial<Account>;
