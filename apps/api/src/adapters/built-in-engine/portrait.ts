import { type Chance, chanceFrom } from "./chance.ts";
import { fold, inSentence, tidyList } from "./own-words.ts";
import { type GoalId, goalsOf, type NicheId, nicheOf, type SkillId, skillOf } from "./recognise.ts";
import type { PlanAnswers } from "./written-plan.ts";

/** A skill as the creator named it, and its kind. */
interface NamedSkill {
  readonly id: SkillId;
  readonly words: string;
}

/** What the engine understands of a creator: the same in every language. */
export interface Portrait {
  readonly topics: readonly string[];
  readonly goal: readonly string[];
  readonly audiences: readonly string[];
  readonly platforms: readonly string[];
  readonly skills: readonly [NamedSkill, ...NamedSkill[]];
  readonly goals: readonly [GoalId, ...GoalId[]];
  readonly niche: NicheId;
  readonly chance: Chance;
}

/** Words with at least one letter or digit, so that "???" is not taken for a subject. */
const meaningful = (list: readonly string[]): string[] => list.filter((words) => fold(words) !== "");

/** Reads the answers; the language plays no part, so a plan keeps its shape when the language changes. */
export const portraitOf = (answers: PlanAnswers): Portrait => {
  const skills = tidyList(answers.skills);
  const topics = tidyList(answers.topics);
  const goal = tidyList(answers.goal);
  const audiences = tidyList(answers.targetAudience);
  const platforms = tidyList(answers.platforms);
  const [first = { id: "beginner", words: "" }, ...others] = meaningful(skills).map((words): NamedSkill => ({
    id: skillOf(words),
    words,
  }));
  return {
    topics: meaningful(topics),
    goal,
    audiences,
    platforms: platforms.length === 0 ? ["Instagram"] : platforms,
    skills: [first, ...others],
    goals: goalsOf(goal),
    niche: nicheOf({ topics, skills, targetAudience: audiences, goal }),
    chance: chanceFrom([skills, topics, goal, audiences, platforms].map((list) => list.map(fold).join(",")).join("|")),
  };
};

/** A list's item for a turn, going round; a fallback when it is empty. */
export const turn = (list: readonly string[], index: number, fallback: string, length: number): string => {
  const words = list[index % Math.max(list.length, 1)];
  return words === undefined ? fallback : inSentence(words, length);
};
