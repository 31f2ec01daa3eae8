import { afterAll, beforeAll } from "vitest";
import type { Answers, NewSubscription, Storage, WrittenPlan } from "../../../apps/api/src/ports.ts";

/** Opens an empty storage of its own, and gives it back. */
export type Open = () => Promise<{ ports: Storage; close: () => Promise<void> | void }>;

/** The moment at which every case happens; whole milliseconds, as storages keep them. */
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

export const subscription = (changes: Partial<NewSubscription> = {}): NewSubscription => ({
  id: crypto.randomUUID(),
  planId: "plan_monthly",
  startedAt: now,
  trialEndsAt: later(3 * day),
  periodEndsAt: later(3 * day),
  ...changes,
});

/** 64 lower-case hex digits, as digests are. */
export const newDigest = (): string => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", "");

/** Opens the storage before the cases of a describe block and closes it after them. */
export function useStorage(open: Open): Storage {
  const held: { storage?: Awaited<ReturnType<Open>> } = {};
  beforeAll(async () => {
    held.storage = await open();
  });
  afterAll(async () => {
    await held.storage?.close();
  });
  return new Proxy({} as Storage, {
    get: (_target, name) => Reflect.get(held.storage?.ports ?? {}, name) as unknown,
  });
}

/** A session that was opened now and lasts a day. */
export const newSession = (accountId: string, changes: Partial<NewSession> = {}): NewSession => ({
  id: crypto.randomUUID(),
  tokenDigest: newDigest(),
  accountId,
  openedAt: now,
  expiresAt: later(day),
  userAgent: "Mozilla/5.0",
  ...changes,
});
type NewSession = Parameters<Storage["sessions"]["open"]>[0];

/** A new account, and a session of it. */
export async function newAccount({ accounts, sessions }: Storage): Promise<{ id: string; digest: string }> {
  const id = crypto.randomUUID();
  const digest = newDigest();
  await accounts.open({ id, fullname: "Maya", email: `${id}@example.com`, passwordHash: "hash", createdAt: now });
  await sessions.open(newSession(id, { tokenDigest: digest }));
  return { id, digest };
}

/** The account as a signed-in request sees it. */
export async function readAccount({ sessions }: Storage, digest: string) {
  const session = await sessions.find(digest, now);
  if (!session) throw new Error("the session is gone");
  return session.account;
}
