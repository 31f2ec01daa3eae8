import * as v from "valibot";
import { type AudienceSize, audienceSizes, languages, type WeeklyHours, weeklyHours } from "./fields.ts";
import { planFields } from "./plan.ts";

/** A list of answers on the wire: plain, or keyed by language. */
const answerList = v.union([v.array(v.string()), v.record(v.string(), v.nullish(v.array(v.string())))]);
export type AnswerList = v.InferOutput<typeof answerList>;

/** Onboarding answers on the wire, including the misspelled name (spec §3). */
export const onboardingOnWire = v.looseObject({
  skills: v.nullish(answerList),
  topics: v.nullish(answerList),
  goal: v.nullish(answerList),
  targetAudience: v.nullish(answerList),
  intrestedPlatforms: v.nullish(answerList),
  // Unknown values count as not stated.
  audienceSize: v.fallback(v.nullish(v.picklist(audienceSizes)), null),
  weeklyHours: v.fallback(v.nullish(v.picklist(weeklyHours)), null),
});

/** Onboarding answers; lists may be keyed by language. */
export interface OnboardingAnswers {
  skills: AnswerList;
  topics: AnswerList;
  goal: AnswerList;
  targetAudience: AnswerList;
  platforms: AnswerList;
  audienceSize?: AudienceSize | undefined;
  weeklyHours?: WeeklyHours | undefined;
}

/** Returns a list in the given language, else in English, else an empty list (spec §3). */
export function readAnswers(list: AnswerList, language: string): string[] {
  if (Array.isArray(list)) return list;
  return list[language] ?? list["en"] ?? [];
}

/** The platforms a creator can connect, in display order. */
export const platforms = ["youtube", "instagram", "tiktok", "facebook"] as const;
export type Platform = (typeof platforms)[number];

/** The connected platforms on the wire. */
export const connectionFields = {
  youtubeConnected: v.nullish(v.boolean()),
  instagramConnected: v.nullish(v.boolean()),
  tiktokConnected: v.nullish(v.boolean()),
  facebookConnected: v.nullish(v.boolean()),
};

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

/** Converts the connected platforms on the wire. */
export function toConnected(
  wire: v.InferOutput<v.ObjectSchema<typeof connectionFields, undefined>>,
): Record<Platform, boolean> {
  return {
    youtube: wire.youtubeConnected ?? false,
    instagram: wire.instagramConnected ?? false,
    tiktok: wire.tiktokConnected ?? false,
    facebook: wire.facebookConnected ?? false,
  };
}

/** Converts onboarding answers on the wire. */
export function toAnswers(wire: v.InferOutput<typeof onboardingOnWire>): OnboardingAnswers {
  return {
    skills: wire.skills ?? [],
    topics: wire.topics ?? [],
    goal: wire.goal ?? [],
    targetAudience: wire.targetAudience ?? [],
    platforms: wire.intrestedPlatforms ?? [],
    audienceSize: wire.audienceSize ?? undefined,
    weeklyHours: wire.weeklyHours ?? undefined,
  };
}

/** Returns whether a language tag is one of the interface languages. */
export const isLanguage = (tag: string): tag is (typeof languages)[number] =>
  languages.some((language) => language === tag);
