import type { AudienceSize, WeeklyHours } from "@trellis/contract/fields";
import type { Subscription } from "./subscription.ts";

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

/** An account, as loaded for every authenticated request. */
export interface Account {
  id: string;
  fullname: string;
  /** As typed, or as Google spells it; comparisons ignore case. */
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
  /** Whether the user has proved that they own the email. */
  emailVerified: boolean;
  hasPassword: boolean;
  /** Whether password sign-ins have a second step. */
  hasSecondFactor: boolean;
  /** When the account will be deleted; null unless its owner requested that. */
  deletedFrom: Date | null;
  /** The running subscription, else the latest one, else null. */
  subscription: Subscription | null;
}
