import type { OnboardingAnswers } from "@trellis/contract/user";

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

/** Validation errors. */
export type Problem = "tooLong" | "tooMany";
