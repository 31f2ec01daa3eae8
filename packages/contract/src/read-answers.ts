import type * as v from "valibot";
import type { AnswerList, onboardingOnWire, OnboardingAnswers } from "./onboarding-answers.ts";

/** Returns a list in the given language, else in English, else an empty list (spec §3). */
export function readAnswers(list: AnswerList, language: string): string[] {
  if (Array.isArray(list)) return list;
  return list[language] ?? list["en"] ?? [];
}

/** Converts onboarding answers from their format on the wire. */
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
