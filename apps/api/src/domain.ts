import type { Language } from "@trellis/contract/fields";

/** The five onboarding answers in the product's own words; the wire's spelling ends in the routes. */
export interface Answers {
  skills: string[];
  topics: string[];
  goal: string[];
  targetAudience: string[];
  platforms: string[];
}

/** A subscription, running or over. Of one account at most one has no `endedAt`. */
export interface Subscription {
  id: string;
  planId: string;
  startedAt: Date;
  /** Present when it began with the free trial. */
  trialEndsAt: Date | null;
  /** Until when it is paid for, or free; from then on the card is asked again. */
  periodEndsAt: Date;
  /** The payment method that the plan was last changed on; null while it is the first plan. */
  changedWith: string | null;
  /** Set when the card could no longer be charged. */
  endedAt: Date | null;
}

/** An account as every signed-in request sees it. */
export interface Account {
  id: string;
  fullname: string;
  /** As typed at sign-up; compared without regard to case. */
  email: string;
  avatar: string | null;
  signsInWith: "password" | "google";
  /** Null until the five questions are answered. */
  answers: Answers | null;
  /** 0 without answers; one more each time *different* answers are saved. A roadmap belongs to a revision. */
  answersRevision: number;
  /** Whether any subscription of this account ever began with a trial. */
  trialUsed: boolean;
  /** Whether a YouTube channel is connected. */
  hasYoutube: boolean;
  /** The running subscription, else the latest one that ended, else null. */
  subscription: Subscription | null;
}

/** A live session and whose it is. */
export interface LiveSession {
  account: Account;
  /** When it was last touched. */
  seenAt: Date;
  expiresAt: Date;
}

/** A living session as its owner may see it. */
export interface OpenSession {
  id: string;
  tokenDigest: string;
  openedAt: Date;
  seenAt: Date;
  userAgent: string | null;
}

/** How someone came in by Google. `takenOver`: into an account whose e-mail nobody had verified before. */
export interface GoogleEntry {
  account: Account;
  outcome: "found" | "joined" | "takenOver" | "opened";
}

/** What an account pays with. */
export interface Wallet {
  /** The card provider's own name for the account. */
  customerId: string | null;
  /** A setup intent that no card has used yet. */
  setupIntentId: string | null;
  paymentMethodId: string | null;
}

/** A plan as a planner writes it: without ids and without what is done. */
export interface WrittenPlan {
  goal: string[];
  targetAudience: string[];
  platforms: string[];
  weeklyPlans: { week: number; focus: string; tasks: { day: string; task: string; description: string }[] }[];
  contentStrategy: {
    themes: string[];
    postingSchedule: { day: string; time: string; platform: string }[];
    hashtagStrategy: string[];
  };
}

/** That a task is done since a moment; `dayIndex` counts from 0 within the week. */
export interface Tick {
  week: number;
  dayIndex: number;
  completedAt: Date;
}

/** A stored plan, and the ticks of its revision: the same ones whatever the language. */
export interface StoredRoadmap {
  plan: WrittenPlan;
  ticks: Tick[];
}

/** Which plan: an account has one per revision of its answers and per language. */
export interface RoadmapKey {
  accountId: string;
  revision: number;
  language: Language;
}
