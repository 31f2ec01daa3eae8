import * as v from "valibot";
import { isBuiltIn } from "./author.ts";
import type { OnboardingAnswers } from "./onboarding-answers.ts";
import { toAnswers } from "./read-answers.ts";
import { type Platform, toConnected } from "./platforms.ts";
import { type planOnWire, userOnWire } from "./user-on-wire.ts";

const knownFields = Object.keys(userOnWire.entries);

/** The plan of a user; the price is in US dollars. */
export interface CurrentPlan {
  id: string | undefined;
  name: string | undefined;
  price: number | undefined;
  durationDays: number | undefined;
}

/** The signed-in user, independent of the server's field names. */
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
  /** Whether the user has confirmed the email address; true if the server does not report it. */
  isEmailVerified: boolean;
  /** Whether the user can sign in with a password. */
  hasPassword: boolean;
  /** Whether signing in requires a second factor. */
  hasSecondFactor: boolean;
  /** When the account will be deleted, ISO 8601, if a deletion is scheduled. */
  deletedFrom: string | undefined;
  /** Whether the server offers the calls for email, password, export and deletion. */
  hasAccountCalls: boolean;
  connected: Record<Platform, boolean>;
  /** Whether the server's built-in engine, rather than an AI model, answers chats. */
  hasBuiltInAssistant: boolean;
}

/** Parses a user on the wire. Rejects a reply without any known field, because it is not a user. */
export const user = v.pipe(
  userOnWire,
  v.check((wire) => knownFields.some((name) => (wire[name] ?? undefined) !== undefined)),
  v.transform(toUser),
);

function toUser(wire: v.InferOutput<typeof userOnWire>): User {
  const answers = typeof wire.onBoarding === "object" && wire.onBoarding ? wire.onBoarding : undefined;
  return {
    name: wire.fullname || wire.name || "",
    email: wire.email ?? "",
    avatar: wire.avatar || undefined,
    signsInWith: wire.authProvider === "google" ? "google" : "password",
    isOnboarded: wire.onBoarding === true || answers !== undefined,
    answers: answers && toAnswers(answers),
    isSubscribed: wire.isSubscribed ?? false,
    plan: toPlan(wire.subscriptionPlan),
    trialUsed: wire.trialUsed ?? false,
    trialEndsAt: wire.trialEndsAt ?? undefined,
    isEmailVerified: wire.emailVerified ?? true,
    hasPassword: wire.hasPassword ?? wire.authProvider !== "google",
    hasSecondFactor: wire.hasSecondFactor ?? false,
    deletedFrom: wire.deletedFrom ?? undefined,
    hasAccountCalls: typeof wire.emailVerified === "boolean",
    connected: toConnected(wire),
    hasBuiltInAssistant: isBuiltIn(wire.assistantModel),
  };
}

const toPlan = (sent: v.InferOutput<typeof userOnWire>["subscriptionPlan"]): CurrentPlan | undefined =>
  sent ? toCurrentPlan(typeof sent === "string" ? { _id: sent } : sent) : undefined;

/** Converts a plan from its format on the wire. */
export const toCurrentPlan = ({ _id, name, price, durationDays }: v.InferOutput<typeof planOnWire>): CurrentPlan => ({
  id: _id ?? undefined,
  name: name ?? undefined,
  price: price ?? undefined,
  durationDays: durationDays ?? undefined,
});
