import * as v from "valibot";
import { type AudienceSize, audienceSizes, type WeeklyHours, weeklyHours } from "./fields.ts";
import { shown } from "./tolerant.ts";
import { readable } from "./tolerant-list.ts";

/** A list of answers on the wire: an array or a single string. */
const plainList = v.union([
  readable(v.string()),
  v.pipe(
    v.string(),
    v.transform((text) => (text.trim() === "" ? [] : [text])),
  ),
]);
const answerList = v.union([plainList, v.record(v.string(), shown(plainList))]);
export type AnswerList = v.InferOutput<typeof answerList>;

/** Onboarding answers on the wire, including the misspelled name (spec §3). */
export const onboardingOnWire = v.looseObject({
  skills: shown(answerList),
  topics: shown(answerList),
  goal: shown(answerList),
  targetAudience: shown(answerList),
  intrestedPlatforms: shown(answerList),
  // Unknown values count as not stated.
  audienceSize: shown(v.picklist(audienceSizes)),
  weeklyHours: shown(v.picklist(weeklyHours)),
});

type ListName = "skills" | "topics" | "goal" | "targetAudience" | "platforms";

/** Onboarding answers; lists may be keyed by language. */
export interface OnboardingAnswers extends Record<ListName, AnswerList> {
  audienceSize?: AudienceSize | undefined;
  weeklyHours?: WeeklyHours | undefined;
}
