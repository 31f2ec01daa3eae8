import type { Answers } from "@trellis/server-core/domain/account";
import type { WrittenPlan } from "@trellis/server-core/domain/roadmap";
import type { Storage } from "@trellis/server-core/ports/storage";
import type { SubscriptionState } from "@trellis/server-core/ports/subscriptions";
import { afterAll, beforeAll } from "vitest";

interface OpenedStorage {
  ports: Storage;
  advance: (milliseconds: number) => void;
  close: () => Promise<void> | void;
}

/** Opens an empty storage with a clock that can be advanced. */
export type OpenStorage = () => Promise<OpenedStorage>;

/** The current time of every test, in whole milliseconds, which is the precision of the storages. */
export const now = new Date("2026-11-21T09:00:00.123Z");
export const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
export const day = 86_400_000;

export const answers: Answers = {
  skills: ["personal training", "O'Brien; drop table accounts; --"],
  topics: ["fitness à la maison", "体操 🤸"],
  goal: ["10,000 followers"],
  targetAudience: [],
  platforms: ["Instagram", "<b>YouTube</b>"],
};

export const plan = (title = "Write your promise"): WrittenPlan => ({
  goal: ["grow"],
  targetAudience: ["parents"],
  platforms: ["Instagram"],
  weeklyPlans: [1, 2, 3].map((week) => ({
    week,
    focus: `Week ${week}`,
    tasks: Array.from({ length: 5 }, (_, index) => ({
      day: "Monday",
      task: `${title} ${week}.${index}`,
      description: "“Quotes”, 'quotes', \\ and 体操",
    })),
  })),
  contentStrategy: {
    themes: [],
    postingSchedule: [{ day: "Monday", time: "18:30", platform: "" }],
    hashtagStrategy: [],
  },
});

/** Returns the state of a subscription that starts now with a trial. */
export function subscription(changes: Partial<SubscriptionState> = {}): SubscriptionState {
  return {
    providerId: `sub_${crypto.randomUUID()}`,
    plan: { id: "plan_monthly", name: "Monthly", priceCents: 1200, durationDays: 30 },
    startedAt: now,
    trialEndsAt: later(3 * day),
    periodEndsAt: later(3 * day),
    isPastDue: false,
    nextTryAt: null,
    cancelsAtPeriodEnd: false,
    endedAt: null,
    ...changes,
  };
}

/** Stores the state of a subscription as if it had just been fetched. */
export async function mirror({ subscriptions }: Storage, accountId: string, state: SubscriptionState) {
  return subscriptions.mirror(accountId, state, await subscriptions.nextFetch());
}

/** Returns a random digest: 64 lowercase hex digits. */
export const newDigest = (): string => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", "");

/** Opens the storage before the tests of a describe block and closes it after them. */
export function useStorage(open: OpenStorage): Storage & Pick<OpenedStorage, "advance"> {
  let opened: OpenedStorage | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  const current = (): OpenedStorage => {
    if (!opened) throw new Error("The storage is not open.");
    return opened;
  };
  return {
    get accounts() {
      return current().ports.accounts;
    },
    get accountRecords() {
      return current().ports.accountRecords;
    },
    get sessions() {
      return current().ports.sessions;
    },
    get subscriptions() {
      return current().ports.subscriptions;
    },
    get wallets() {
      return current().ports.wallets;
    },
    get paymentAttempts() {
      return current().ports.paymentAttempts;
    },
    get trials() {
      return current().ports.trials;
    },
    get webhookEvents() {
      return current().ports.webhookEvents;
    },
    get sandboxDocuments() {
      return current().ports.sandboxDocuments;
    },
    get roadmaps() {
      return current().ports.roadmaps;
    },
    get limits() {
      return current().ports.limits;
    },
    get tokenBudgets() {
      return current().ports.tokenBudgets;
    },
    get resets() {
      return current().ports.resets;
    },
    get secondFactors() {
      return current().ports.secondFactors;
    },
    get proofs() {
      return current().ports.proofs;
    },
    get avatars() {
      return current().ports.avatars;
    },
    get youtubeChannels() {
      return current().ports.youtubeChannels;
    },
    deleteExpired: (at) => current().ports.deleteExpired(at),
    isReady: () => current().ports.isReady(),
    advance: (milliseconds) => current().advance(milliseconds),
  };
}

/** Returns a session that starts now and lasts a day. */
export const newSession = (accountId: string, changes: Partial<NewSession> = {}): NewSession => ({
  id: crypto.randomUUID(),
  tokenDigest: newDigest(),
  accountId,
  openedAt: now,
  expiresAt: later(day),
  userAgent: "Mozilla/5.0",
  language: "en",
  ...changes,
});
type NewSession = Parameters<Storage["sessions"]["open"]>[0];

/** Creates an account with a session. */
export async function newAccount({ accounts, sessions }: Storage): Promise<{ id: string; digest: string }> {
  const id = crypto.randomUUID();
  const digest = newDigest();
  await accounts.open({
    id,
    fullname: "Maya",
    email: `${id}@example.com`,
    passwordHash: "hash",
    language: "en",
    createdAt: now,
  });
  await sessions.open(newSession(id, { tokenDigest: digest }));
  return { id, digest };
}

/** Returns the account of a session. */
export async function readAccount({ sessions }: Storage, digest: string) {
  const session = await sessions.find(digest, now);
  if (!session) throw new Error("no session");
  return session.account;
}

export const noPayment = { customerId: null, setupIntentId: null, paymentMethodId: null, card: null };

/** Saves a card of a new customer. */
export async function saveCard({ wallets }: Storage, accountId: string): Promise<void> {
  const setupIntentId = `seti_${accountId}`;
  const facts = { brand: "visa", last4: "4242", expMonth: 4, expYear: 2034 };
  await wallets.keepSetup(accountId, { customerId: `cus_${accountId}`, setupIntentId });
  const card = { ...facts, trialDigest: newDigest() };
  await wallets.keepMethod(accountId, setupIntentId, { paymentMethodId: `pm_${accountId}`, card });
}
