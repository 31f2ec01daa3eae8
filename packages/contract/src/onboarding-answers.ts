import * as v from "valibot";
import { type AudienceSize, audienceSizes, type WeeklyHours, weeklyHours } from "./fields.ts";

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

type ListName = "skills" | "topics" | "goal" | "targetAudience" | "platforms";

/** Onboarding answers; lists may be keyed by language. */
export interface OnboardingAnswers extends Record<ListName, AnswerList> {
  audienceSize?: AudienceSize | undefined;
  weeklyHours?: WeeklyHours | undefined;
}

/** Returns a list in the given language, else in English, else an empty list (spec §3). */
export function readAnswers(list: AnswerList, language: string): string[] {
  if (Array.isArray(list)) return list;
  return list[language] ?? list["en"] ?? [];
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
