import type { Language } from "@trellis/contract/fields";
import type { Plan } from "@trellis/contract/plan";
import type { Account, Answers, RoadmapKey, StoredRoadmap, Subscription, Tick, Wallet, WrittenPlan } from "./domain.ts";
import type { Assistant } from "./ports/assistant.ts";
import type { AvatarStore, Pictures } from "./ports/avatars.ts";
import type { Accounts, Sessions } from "./ports/accounts.ts";
import type { ContentWriter } from "./ports/content.ts";
import type { Google } from "./ports/google.ts";
import type { Mailer, MailQueue } from "./ports/mail.ts";
import type { Resets } from "./ports/resets.ts";
import type { Vault, Youtube, YoutubeChannels } from "./ports/youtube.ts";

export type { Account, Accounts, Answers, RoadmapKey, Sessions, WrittenPlan };

/** Payment details of accounts. */
export interface Wallets {
  /** All null for an account that never entered a card. */
  read(accountId: string): Promise<Wallet>;
  /** Replaces the open setup intent; a saved card stays. */
  keepSetup(accountId: string, setup: { customerId: string; setupIntentId: string }): Promise<void>;
  /** Saves a card and closes its setup intent; false if that intent is not the open one (compare and set). */
  keepMethod(accountId: string, setupIntentId: string, paymentMethodId: string): Promise<boolean>;
}

/** A subscription about to start. */
export type NewSubscription = Omit<Subscription, "changedWith" | "endedAt">;

export interface Subscriptions {
  /**
   * Starts a subscription unless one is running, and marks a trial as used. Atomic: one of any number of simultaneous
   * calls returns "started", the others "running" with the existing subscription.
   */
  start(
    accountId: string,
    subscription: NewSubscription,
  ): Promise<{ outcome: "started" | "running"; subscription: Subscription }>;
  /** Switches the plan and keeps the period; false if the subscription has ended. Idempotent. */
  changePlan(subscriptionId: string, change: { planId: string; changedWith: string }): Promise<boolean>;
  /**
   * Sets the end of the next period, or `endedAt`, if the period still ends at `periodEndsAt`; false if another
   * process did so first.
   */
  settle(
    subscriptionId: string,
    periodEndsAt: Date,
    outcome: { periodEndsAt: Date } | { endedAt: Date },
  ): Promise<boolean>;
}

/** Plans and their completed tasks. */
export interface Roadmaps {
  /**
   * Returns the finished plan with the completed tasks of its revision, in one statement; null if there is none or it
   * is still being written.
   */
  read(key: RoadmapKey): Promise<StoredRoadmap | null>;
  /** Returns the account's latest finished plan of an earlier revision, in any language; null if there is none. */
  before(key: RoadmapKey): Promise<(StoredRoadmap & { language: Language }) | null>;
  /** Returns a lease to write this plan until `leaseUntil`; null if it is finished or leased (atomic). */
  claim(key: RoadmapKey, now: Date, leaseUntil: Date): Promise<string | null>;
  /**
   * Stores the plan if the lease is still valid, and adds the `carried` completions of tasks that were neither
   * completed nor unchecked in this revision (one transaction). Returns false, without storing anything, if the lease
   * was lost.
   */
  finish(key: RoadmapKey, lease: string, plan: WrittenPlan, carried: readonly Tick[]): Promise<boolean>;
  /** Returns a lease after a failure, so that the next call can try at once. */
  abandon(key: RoadmapKey, lease: string): Promise<void>;
  /**
   * Completes (a date) or unchecks (null) a task. Completing it again keeps the first date; unchecking is remembered
   * (see `finish`).
   */
  tick(
    of: { accountId: string; revision: number },
    task: { week: number; dayIndex: number; completedAt: Date | null },
  ): Promise<void>;
}

/** Counts requests in fixed windows; exact under concurrency. */
export interface Limits {
  /** Counts a request. After `limit` requests in a window, `allowed` is false for `retryAfterSeconds` (at least 1). */
  take(
    key: string,
    limit: number,
    windowSeconds: number,
  ): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>;
}

/** The card provider's error message, shown to the user. */
interface CardRefusal {
  refused: string;
}

/** The card provider: Stripe or the sandbox. Methods throw on outages and authentication errors. */
export interface Cards {
  /** Creates a setup intent, and a customer if there is none yet. */
  createSetup(holder: {
    accountId: string;
    email: string;
    fullname: string;
    customerId: string | null;
  }): Promise<{ id: string; clientSecret: string; customerId: string }>;
  /** Confirms the setup intent with a payment method, so that it can be charged later. */
  attach(setup: {
    customerId: string;
    setupIntentId: string;
    paymentMethodId: string;
  }): Promise<{ refused: null } | CardRefusal>;
  /** Charges the card; the same `attempt` is never charged twice. */
  charge(payment: {
    customerId: string;
    paymentMethodId: string;
    dollars: number;
    attempt: string;
  }): Promise<{ refused: null } | CardRefusal>;
}

/** Password hashing with argon2id in PHC format; few hashes at a time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with a dummy hash for `null`, so that an unknown account takes the same time, and returns false. */
  matches(password: string, hash: string | null): Promise<boolean>;
}

/** Tokens (32 random bytes, base64url) and one-time codes (six digits). */
export interface Tokens {
  mint(): string;
  mintCode(): string;
  /** SHA-256 as lower-case hex. */
  digest(token: string): string | Promise<string>;
  /** HMAC with the server's secret as lower-case hex, for codes: a plain digest of six digits is easy to reverse. */
  hmac(text: string): string | Promise<string>;
}

/** Writes plans: the built-in engine or a model. Can take minutes; can throw. */
export interface Planner {
  write(answers: Answers, language: Language): WrittenPlan | Promise<WrittenPlan>;
}

export interface Clock {
  now(): Date;
  pause(milliseconds: number): Promise<void>;
}

/** Logs one line per event. Never log passwords, tokens or card numbers. */
export interface Log {
  info(event: string, facts?: Record<string, unknown>): void;
  error(event: string, facts?: Record<string, unknown>): void;
}

/** All stored state. The implementations in memory and in PostgreSQL pass the same conformance suite. */
export interface Storage {
  accounts: Accounts;
  sessions: Sessions;
  wallets: Wallets;
  subscriptions: Subscriptions;
  roadmaps: Roadmaps;
  limits: Limits;
  resets: Resets;
  mailQueue: MailQueue;
  avatars: AvatarStore;
  youtubeChannels: YoutubeChannels;
  /** Whether the storage responds. */
  isReady(): Promise<boolean>;
}

/** Everything the server depends on. */
export interface Ports extends Storage {
  /** The available plans, in display order. */
  plans: readonly Plan[];
  cards: Cards;
  passwords: Passwords;
  tokens: Tokens;
  planner: Planner;
  content: ContentWriter;
  assistant: Assistant;
  google: Google;
  youtube: Youtube;
  vault: Vault;
  mailer: Mailer;
  pictures: Pictures;
  /** Returns the two-letter country code of a request according to its headers, or null. */
  countryOf: (headers: Headers) => string | null;
  /** Pages outside the API by path: those of the sandboxes. None in production. */
  pages: ReadonlyMap<string, (request: Request) => Response | Promise<Response>>;
  clock: Clock;
  log: Log;
  /** Returns a new UUID. */
  newId: () => string;
  /** Which providers are real, for /health. */
  providers: Readonly<Record<string, "real" | "sandbox">>;
}

/** What the HTTP server knows about the client: `app.fetch(request, { address })`. */
export interface Caller {
  /** The client's IP address, for rate limits. */
  address?: string | undefined;
}
