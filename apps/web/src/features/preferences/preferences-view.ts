import type { OnboardingAnswers } from "@trellis/contract/user";

/** The five fields, in the order of the page. */
export const fields = [
  "skills",
  "topics",
  "goal",
  "targetAudience",
  "platforms",
] as const satisfies readonly (keyof OnboardingAnswers)[];
export type FieldName = (typeof fields)[number];

/** The five answers as lists, and as the texts that are typed. */
export type Lists = Record<FieldName, string[]>;
export type Texts = Readonly<Record<FieldName, string>>;

/** Why a field can't be saved. */
export type Problem = "tooLong" | "tooMany";
