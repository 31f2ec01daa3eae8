import type { AudienceSize, Language, WeeklyHours } from "@trellis/contract/fields";

/** The onboarding answers. Routes translate from and to the wire format. */
export interface Answers {
  skills: string[];
  topics: string[];
  goal: string[];
  targetAudience: string[];
  platforms: string[];
  audienceSize?: AudienceSize | undefined;
  weeklyHours?: WeeklyHours | undefined;
}

/** A running or ended subscription. An account has at most one without `endedAt`. */
export interface Subscription {
  id: string;
  planId: string;
  startedAt: Date;
  /** Set when it started with the free trial. */
  trialEndsAt: Date | null;
  /** End of the current paid or free period. The card is charged after it. */
  periodEndsAt: Date;
  /** The payment method of the last plan change; null before the first one. */
  changedWith: string | null;
  /** Set when the card could not be charged. */
  endedAt: Date | null;
}

/** An account, as loaded for every authenticated request. */
export interface Account {
  id: string;
  fullname: string;
  /** As typed at sign-up; comparisons ignore case. */
  email: string;
  avatar: string | null;
  signsInWith: "password" | "google";
  /** Null until the onboarding questions are answered. */
  answers: Answers | null;
  /** Incremented when *different* answers are saved; 0 without answers. A roadmap belongs to one revision. */
  answersRevision: number;
  /** Whether any subscription of this account started with a trial. */
  trialUsed: boolean;
  /** Whether a YouTube channel is connected. */
  hasYoutube: boolean;
  /** The running subscription, else the latest one, else null. */
  subscription: Subscription | null;
}

/** A live session with its account. */
export interface LiveSession {
  account: Account;
  /** When it was last extended. */
  seenAt: Date;
  expiresAt: Date;
}

/** A live session, as listed for its owner. */
export interface OpenSession {
  id: string;
  tokenDigest: string;
  openedAt: Date;
  seenAt: Date;
  userAgent: string | null;
}

/** Result of a Google sign-in. `takenOver`: it replaced an account whose email was never verified. */
export interface GoogleSignInResult {
  account: Account;
  outcome: "found" | "joined" | "takenOver" | "opened";
}

/** What the owner recognizes a card by. */
export interface CardFacts {
  /** Stripe's name of the brand, such as "visa". */
  brand: string;
  last4: string;
  /** 1 to 12. */
  expMonth: number;
  expYear: number;
}

/** What a one-time secret is for. */
export const proofKinds = ["verifyEmail", "changeEmail", "passkeyCreation", "passkeySignIn", "secondFactor"] as const;
export type ProofKind = (typeof proofKinds)[number];

/** Payment details of an account. */
export interface Wallet {
  /** The card provider's customer id. */
  customerId: string | null;
  /** The open setup intent: no card has been saved with it yet. */
  setupIntentId: string | null;
  paymentMethodId: string | null;
}

/** A plan as a planner writes it, without ids and completion state. */
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
  /** Name of the AI model, or `builtInEngine`; missing in plans of earlier versions. */
  writtenBy?: string;
}

/** A completed task; `dayIndex` is its index within the week. */
export interface Tick {
  week: number;
  dayIndex: number;
  completedAt: Date;
}

/** A stored plan and the completed tasks of its revision, which all languages share. */
export interface StoredRoadmap {
  plan: WrittenPlan;
  ticks: Tick[];
}

/** Identifies a plan: one per account, revision of the answers and language. */
export interface RoadmapKey {
  accountId: string;
  revision: number;
  language: Language;
}
