import { type GoalId, goalWords, type PlatformId, platformWords, type SkillId, skillWords } from "./keywords.ts";
import { type KnownNiche, nicheWords } from "./niche-keywords.ts";
import { fold } from "./own-words.ts";

export type { GoalId, PlatformId, SkillId };
/** A broad subject, or `own` when only the creator's own words will do. */
export type NicheId = KnownNiche | "own";

type Words<Id extends string> = readonly (readonly [Id, string])[];

/** How many of the keywords stand in the text: "cook*" is a beginning, "=cook" the whole text, "cook" a whole word. */
export const hits = (text: string, keywords: string): number => {
  const padded = ` ${fold(text)} `;
  return keywords.split(/,\s+/).filter((word) => {
    if (word.startsWith("=")) return padded === ` ${word.slice(1)} `;
    return padded.includes(word.endsWith("*") ? ` ${word.slice(0, -1)}` : ` ${word} `);
  }).length;
};

const firstOf = <Id extends string>(text: string, words: Words<Id>): Id | undefined =>
  words.find(([, keywords]) => hits(text, keywords) > 0)?.[0];

/** The niche that the answers speak of most; what they make counts for more than who it is for. */
export const nicheOf = (answers: {
  readonly topics: readonly string[];
  readonly skills: readonly string[];
  readonly targetAudience: readonly string[];
  readonly goal: readonly string[];
}): NicheId => {
  const weighted: readonly (readonly [string, number])[] = [
    ...answers.topics.map((text, index) => [text, index === 0 ? 5 : 3] as const),
    ...answers.skills.map((text) => [text, 2] as const),
    ...[...answers.goal, ...answers.targetAudience].map((text) => [text, 1] as const),
  ];
  let best: NicheId = "own";
  let most = 1;
  for (const [niche, keywords] of nicheWords) {
    const score = weighted.reduce((sum, [text, weight]) => sum + weight * Math.min(hits(text, keywords), 2), 0);
    if (score > most) [best, most] = [niche, score];
  }
  return best;
};

/** The kinds of goal, in the order they were named; growing is what is meant by anything else. */
export const goalsOf = (goal: readonly string[]): readonly [GoalId, ...GoalId[]] => {
  const [first = "reach", ...others] = new Set(goal.flatMap((text) => firstOf(text, goalWords) ?? []));
  return [first, ...others];
};

/** Which platform a name means. */
export const platformOf = (name: string): PlatformId => firstOf(name, platformWords) ?? "other";

/** The kind of skill, or `own` for one that only its name describes. */
export const skillOf = (name: string): SkillId => firstOf(name, skillWords) ?? "own";
