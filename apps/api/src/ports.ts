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

/** What accounts pay with. */
export interface Wallets {
  /** All null for an account that never paid. */
  read(accountId: string): Promise<Wallet>;
  /** Keeps a setup intent in place of an earlier one; the kept card stays. */
  keepSetup(accountId: string, setup: { customerId: string; setupIntentId: string }): Promise<void>;
  /** Keeps the card and uses up that setup intent; false when the intent is not the open one (compare and set). */
  keepMethod(accountId: string, setupIntentId: string, paymentMethodId: string): Promise<boolean>;
}

/** A subscription that is about to start. */
export type NewSubscription = Omit<Subscription, "changedWith" | "endedAt">;

/** Who is subscribed. */
export interface Subscriptions {
  /**
   * Starts one unless one is running, and marks the trial as used when it has one (atomic: of any number of simultaneous
   * calls one says "started"). "running" comes with the subscription that is already there.
   */
  start(
    accountId: string,
    subscription: NewSubscription,
  ): Promise<{ outcome: "started" | "running"; subscription: Subscription }>;
  /** Goes on with another plan, the period staying as it is: false when the subscription is over. Safe to repeat. */
  changePlan(subscriptionId: string, change: { planId: string; changedWith: string }): Promise<boolean>;
  /** Sets the next period's end, or `endedAt`, if the period still ends at `periodEndsAt`: false when someone was faster. */
  settle(
    subscriptionId: string,
    periodEndsAt: Date,
    outcome: { periodEndsAt: Date } | { endedAt: Date },
  ): Promise<boolean>;
}

/** The stored plans and what is done in them. */
export interface Roadmaps {
  /** The finished plan with the ticks of its revision, in one statement; null when there is none, or only a lease. */
  read(key: RoadmapKey): Promise<StoredRoadmap | null>;
  /** The account's newest finished plan of an earlier revision, of any language; null when there is none. */
  before(key: RoadmapKey): Promise<(StoredRoadmap & { language: Language }) | null>;
  /** Takes the right to write this plan until `leaseUntil`; null while it is finished or another lease is alive (atomic). */
  claim(key: RoadmapKey, now: Date, leaseUntil: Date): Promise<string | null>;
  /**
   * Stores the plan if the lease is still this one, and adds `carried` where the revision has no word on that task yet: neither
   * a tick nor a removed one (one transaction). False when the lease was lost, and then nothing is stored.
   */
  finish(key: RoadmapKey, lease: string, plan: WrittenPlan, carried: readonly Tick[]): Promise<boolean>;
  /** Gives the lease back after a failure, so that the next call may try at once. */
  abandon(key: RoadmapKey, lease: string): Promise<void>;
  /**
   * Ticks (a date) or unticks (null) one task of a revision, one row, whatever others do at the same time. Ticking a ticked task
   * keeps its first date. An untick is remembered (see `finish`).
   */
  tick(
    of: { accountId: string; revision: number },
    task: { week: number; dayIndex: number; completedAt: Date | null },
  ): Promise<void>;
}

/** Counts takes in fixed windows; exact under concurrency. */
export interface Limits {
  /** Takes one of `limit` per window; after the last, `allowed` is false until `retryAfterSeconds` (at least 1) have passed. */
  take(
    key: string,
    limit: number,
    windowSeconds: number,
  ): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>;
}

/** What the card provider said no to, in its own words. */
interface CardRefusal {
  refused: string;
}

/** The card provider: Stripe, or the sandbox. Its own 401s and outages are thrown, never answered. */
export interface Cards {
  /** Makes a setup intent, and the provider's customer when there is none yet. */
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
  /** Takes money; the same `attempt` never takes it twice. */
  charge(payment: {
    customerId: string;
    paymentMethodId: string;
    dollars: number;
    attempt: string;
  }): Promise<{ refused: null } | CardRefusal>;
}

/** Passwords at rest: argon2id in PHC form; few at a time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Null stands for "nobody": false, after the same time as a real comparison (a fixed dummy hash). */
  matches(password: string, hash: string | null): Promise<boolean>;
}

/** Tokens (32 random bytes, base64url) and one-time codes (six digits). */
export interface Tokens {
  mint(): string;
  mintCode(): string;
  /** sha256 as lower-case hex. At once where the platform can. */
  digest(token: string): string | Promise<string>;
  /** The same with the server's secret: a million codes can be tried against a digest, but not against this. */
  seal(text: string): string | Promise<string>;
}

/** Writes a plan: the built-in engine, or a model. May take minutes, may throw. */
export interface Planner {
  write(answers: Answers, language: Language): WrittenPlan | Promise<WrittenPlan>;
}

/** Time. */
export interface Clock {
  now(): Date;
  pause(milliseconds: number): Promise<void>;
}

/** One line per event; facts never hold passwords, tokens or card names. */
export interface Log {
  info(event: string, facts?: Record<string, unknown>): void;
  error(event: string, facts?: Record<string, unknown>): void;
}

/** Everything in which state lives: built once in memory and once in PostgreSQL, held to one conformance suite. */
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
  /** Whether it answers now. */
  isReady(): Promise<boolean>;
}

/** All that the server needs of the world. */
export interface Ports extends Storage {
  /** The plans on offer, in the order shown. */
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
  /** Two capital letters of the country that a request comes from, as far as its headers tell; else null. */
  countryOf: (headers: Headers) => string | null;
  /** Pages beside the API by their paths: the sandboxes' own. None in production. */
  pages: ReadonlyMap<string, (request: Request) => Response | Promise<Response>>;
  clock: Clock;
  log: Log;
  /** New identities, UUIDs. */
  newId: () => string;
  /** Which providers are real, for /health. */
  providers: Readonly<Record<string, "real" | "sandbox">>;
}

/** What the listening server tells of each request: `app.fetch(request, { address })`. */
export interface Caller {
  /** The client's network address, for rate limits. */
  address?: string | undefined;
}
