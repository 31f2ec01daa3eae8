import { type AudienceSize, audienceSizes, type WeeklyHours, weeklyHours } from "@trellis/contract/fields";
import type { OnboardingAnswers } from "@trellis/contract/onboarding-answers";

/** The five fields, in display order. */
export const fields = [
  "skills",
  "topics",
  "goal",
  "targetAudience",
  "platforms",
] as const satisfies readonly (keyof OnboardingAnswers)[];
export type FieldName = (typeof fields)[number];

/** The five answers as lists, and as field values. */
export type Lists = Record<FieldName, string[]>;
export type Texts = Readonly<Record<FieldName, string>>;

/** The two optional answers, and their options in display order. */
export const options = { audienceSize: audienceSizes, weeklyHours } as const;
export const choiceNames = ["audienceSize", "weeklyHours"] as const satisfies readonly (keyof typeof options)[];
export type ChoiceName = (typeof choiceNames)[number];
export interface Choices {
  readonly audienceSize: AudienceSize | undefined;
  readonly weeklyHours: WeeklyHours | undefined;
}

/** Validation errors. */
export type Problem = "tooLong" | "tooMany";
