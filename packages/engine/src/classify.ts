import { type GoalId, goalIds, type SkillId, skillIds } from "./text/plan-ids.ts";
import type { LanguageText } from "./text/schema.ts";
import { type PlatformId, platformIds } from "./text/platforms.ts";
import { texts } from "./text/texts.ts";
import { fold } from "./user-text.ts";

type Keywords = LanguageText["keywords"];
type KeywordList<Id> = readonly (readonly [Id, readonly string[]])[];

const inAllLanguages = (read: (keywords: Keywords) => readonly string[]): string[] => [
  ...new Set(Object.values(texts).flatMap(({ keywords }) => read(keywords))),
];

/** Collects the keywords of each ID in all languages, because creators mix languages. */
const collect = <Id extends string>(
  ids: readonly Id[],
  group: (keywords: Keywords) => Readonly<Record<Id, readonly string[]>>,
): KeywordList<Id> => ids.map((id) => [id, inAllLanguages((keywords) => group(keywords)[id])]);

const goalWords = collect(goalIds, ({ goals }) => goals);
const platformWords = collect(platformIds, ({ platforms }) => platforms);
const skillWords = collect(skillIds, ({ skills }) => skills);

const countMatches = (text: string, keywords: readonly string[]): number => {
  const padded = ` ${fold(text)} `;
  return keywords.filter((word) => {
    if (word.startsWith("=")) return padded === ` ${word.slice(1)} `;
    return padded.includes(word.endsWith("*") ? ` ${word.slice(0, -1)}` : ` ${word} `);
  }).length;
};

const firstMatch = <Id>(text: string, list: KeywordList<Id>): Id | undefined =>
  list.find(([, keywords]) => countMatches(text, keywords) > 0)?.[0];

/** Returns the kinds of goals in the order given; `reach` when none is recognized. */
export const goalsOf = (goal: readonly string[]): readonly [GoalId, ...GoalId[]] => {
  const [first = "reach", ...others] = new Set(goal.flatMap((text) => firstMatch(text, goalWords) ?? []));
  return [first, ...others];
};

/** Returns the platform that a name refers to. */
export const platformOf = (name: string): PlatformId => firstMatch(name, platformWords) ?? "other";

/** Returns the kind of skill. */
export const skillOf = (name: string): SkillId => firstMatch(name, skillWords) ?? "own";
