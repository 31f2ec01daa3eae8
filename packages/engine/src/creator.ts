import type { AudienceSize, WeeklyHours } from "@trellis/contract/fields";
import { goalsOf, skillOf } from "./classify.ts";
import { gentleWords, lossOf, needsGentleWords, sensitivityOf } from "./content/sensitive.ts";
import { specialtyOf } from "./content/subjects.ts";
import { nicheOf } from "./niche-of.ts";
import { type SeededRandom, seededBy } from "./seeded-random.ts";
import type { SpecialtyId } from "./text/content-ids.ts";
import type { Loss } from "./text/sensitive-concepts.ts";
import type { GoalId, SkillId } from "./text/plan-ids.ts";
import type { NicheId } from "./text/niche-ids.ts";
import type { Text } from "./text/texts.ts";
import { cleanList, fold, hasWords, inSentence } from "./user-text.ts";

/** The onboarding answers, each already split into a list, and two optional preferences. */
export interface Answers {
  readonly skills: readonly string[];
  readonly topics: readonly string[];
  readonly goal: readonly string[];
  readonly targetAudience: readonly string[];
  readonly platforms: readonly string[];
  readonly audienceSize?: AudienceSize | undefined;
  readonly weeklyHours?: WeeklyHours | undefined;
}

/** A skill in the creator's words, and its kind. */
interface NamedSkill {
  readonly id: SkillId;
  readonly words: string;
}

/** A creator's answers, cleaned and classified; independent of the language. */
export interface Creator {
  readonly topics: readonly string[];
  readonly goal: readonly string[];
  readonly audiences: readonly string[];
  readonly platforms: readonly string[];
  readonly skills: readonly [NamedSkill, ...NamedSkill[]];
  readonly goals: readonly [GoalId, ...GoalId[]];
  readonly niche: NicheId;
  /** A subject with its own vocabulary; `niche` is then `own`. */
  readonly specialty: SpecialtyId | undefined;
  /** Whether the account is about loss, illness or another sensitive topic. */
  readonly isGentle: boolean;
  /** The kind of loss that such an account is about. */
  readonly loss: Loss | undefined;
  /** The size of the account, small or large, if the creator stated it. */
  readonly size: "small" | "large" | undefined;
  /** The creator's available time, little or much, if they stated it. */
  readonly pace: "few" | "many" | undefined;
  readonly random: SeededRandom;
}

const sizes: Readonly<Partial<Record<AudienceSize, Creator["size"]>>> = {
  under1000: "small",
  under100000: "large",
  over100000: "large",
};

const paces: Readonly<Partial<Record<WeeklyHours, Creator["pace"]>>> = {
  upTo2: "few",
  upTo10: "many",
  over10: "many",
};

/** Drops items without a letter or digit: "???" is not a topic. */
const meaningful = (list: readonly string[]): string[] => list.filter((words) => fold(words) !== "");

const named = (words: string): NamedSkill => ({ id: skillOf(words), words });

/** Whether at least half of the subjects are about loss, illness or another sensitive topic. */
const isAboutHardTimes = (subjects: readonly string[]): boolean => {
  const hard = subjects.filter((subject) => sensitivityOf([subject]) === "gentle");
  return hard.length > 0 && hard.length * 2 >= subjects.length;
};

/**
 * Cleans and classifies the answers. The result doesn't depend on the language, so a plan keeps its structure when the
 * language changes.
 */
export const creatorOf = (answers: Answers): Creator => {
  const skills = cleanList(answers.skills);
  const topics = cleanList(answers.topics);
  const goal = cleanList(answers.goal).filter(hasWords);
  const audiences = cleanList(answers.targetAudience);
  const platforms = cleanList(answers.platforms);
  const covering = nicheOf({ topics, skills, targetAudience: audiences, goal });
  const [first = { id: "beginner", words: "" }, ...others] = meaningful(skills).map(named);
  const subjects = topics.length > 0 ? topics : goal;
  const isGentle = needsGentleWords(covering) && isAboutHardTimes(subjects);
  const specialty = isGentle ? undefined : specialtyOf(topics, covering);
  return {
    topics: meaningful(topics),
    goal,
    audiences,
    platforms: platforms.length === 0 ? ["Instagram"] : platforms,
    skills: [first, ...others],
    goals: goalsOf(goal),
    niche: specialty === undefined ? covering : "own",
    specialty,
    isGentle,
    loss: lossOf(subjects),
    size: answers.audienceSize && sizes[answers.audienceSize],
    pace: answers.weeklyHours && paces[answers.weeklyHours],
    random: seededBy([skills, topics, goal, audiences, platforms].map((list) => list.map(fold).join(",")).join("|")),
  };
};

/** Returns the gentle vocabulary, or that of the specialty or niche. */
export const wordsOf = (
  { niche, specialty, isGentle, loss }: Pick<Creator, "niche" | "specialty" | "isGentle" | "loss">,
  { niches, specialties, content }: Text,
) => (isGentle ? gentleWords(content, loss) : specialty === undefined ? niches[niche] : specialties[specialty]);

/** Returns the item at `index`, wrapping around, ready for a sentence; `fallback` when the list is empty. */
export const itemAt = (list: readonly string[], index: number, fallback: string, length: number): string => {
  const words = list[index % Math.max(list.length, 1)];
  return words === undefined ? fallback : inSentence(words, length);
};
