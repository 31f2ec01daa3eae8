import * as v from "valibot";
import { planFields } from "./plan.ts";
import { type OnboardingAnswers, onboardingOnWire, toAnswers } from "./onboarding-answers.ts";
import { type Platform, connectionFields, toConnected } from "./platforms.ts";

const userOnWire = v.looseObject({
  _id: v.optional(v.string()),
  fullname: v.nullish(v.string()),
  name: v.nullish(v.string()),
  email: v.optional(v.string(), ""),
  avatar: v.nullish(v.string()),
  authProvider: v.nullish(v.string()),
  onBoarding: v.nullish(v.union([v.boolean(), onboardingOnWire])),
  isSubscribed: v.optional(v.boolean(), false),
  subscriptionPlan: v.nullish(v.partial(v.looseObject(planFields))),
  trialUsed: v.nullish(v.boolean()),
  trialEndsAt: v.nullish(v.string()),
  emailVerified: v.nullish(v.boolean()),
  hasPassword: v.nullish(v.boolean()),
  hasSecondFactor: v.nullish(v.boolean()),
  /** When the account is deleted, ISO 8601; null unless its owner requested that. */
  deletedFrom: v.nullish(v.string()),
  ...connectionFields,
  /** Name of the AI model that answers chats; null: the server's built-in engine; missing: unknown. */
  assistantModel: v.nullish(v.string()),
});
export type UserOnWire = v.InferInput<typeof userOnWire>;

/** The plan of a user; the price is in US dollars. */
export interface CurrentPlan {
  id: string | undefined;
  name: string | undefined;
  price: number | undefined;
  durationDays: number | undefined;
}

/** The signed-in user, independent of the server's spelling. */
export interface User {
  name: string;
  email: string;
  /** URL of the profile picture, or its path on the API's origin. */
  avatar: string | undefined;
  signsInWith: "google" | "password";
  /** Whether the five questions have been answered. */
  isOnboarded: boolean;
  /** The answers, if the server sends them. */
  answers: OnboardingAnswers | undefined;
  isSubscribed: boolean;
  /** The current plan, if the server sends it. */
  plan: CurrentPlan | undefined;
  trialUsed: boolean;
  /** End of the free trial, ISO 8601. */
  trialEndsAt: string | undefined;
  /** Whether the user has confirmed the email address; true if the server does not say. */
  isEmailVerified: boolean;
  /** Whether the user can sign in with a password. */
  hasPassword: boolean;
  /** Whether signing in takes a second factor. */
  hasSecondFactor: boolean;
  /** When the account is deleted, ISO 8601, if its owner requested that. */
  deletedFrom: string | undefined;
  /** Whether the server offers the calls for email, password, export and deletion. */
  hasAccountCalls: boolean;
  connected: Record<Platform, boolean>;
  /** Whether the server's built-in engine, rather than an AI model, answers chats. */
  hasBuiltInAssistant: boolean;
}

/** Parses a user on the wire. */
export const user = v.pipe(userOnWire, v.transform(toUser));

function toUser(wire: v.InferOutput<typeof userOnWire>): User {
  const answers = typeof wire.onBoarding === "object" && wire.onBoarding ? wire.onBoarding : undefined;
  return {
    name: wire.fullname ?? wire.name ?? "",
    email: wire.email,
    avatar: wire.avatar || undefined,
    signsInWith: wire.authProvider === "google" ? "google" : "password",
    isOnboarded: wire.onBoarding === true || answers !== undefined,
    answers: answers && toAnswers(answers),
    isSubscribed: wire.isSubscribed,
    plan: wire.subscriptionPlan ? toCurrentPlan(wire.subscriptionPlan) : undefined,
    trialUsed: wire.trialUsed ?? false,
    trialEndsAt: wire.trialEndsAt ?? undefined,
    isEmailVerified: wire.emailVerified ?? true,
    hasPassword: wire.hasPassword ?? wire.authProvider !== "google",
    hasSecondFactor: wire.hasSecondFactor ?? false,
    deletedFrom: wire.deletedFrom ?? undefined,
    hasAccountCalls: typeof wire.emailVerified === "boolean",
    connected: toConnected(wire),
    hasBuiltInAssistant: wire.assistantModel === null,
  };
}

type PlanOnWire = NonNullable<UserOnWire["subscriptionPlan"]>;

/** Converts a plan on the wire. */
export const toCurrentPlan = ({ _id, name, price, durationDays }: PlanOnWire): CurrentPlan => ({
  id: _id,
  name,
  price,
  durationDays,
});
