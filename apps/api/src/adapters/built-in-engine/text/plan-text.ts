import type { GoalId, NicheId, PlatformId, SkillId } from "../recognise.ts";

/** A task and its description. Both may hold slots: {topic}, {audience}, {platform}, {skill}, {goal}, {hook}, {question}, {mistake}, {series}. */
export type Step = readonly [task: string, description: string];
type Two<T> = readonly [T, T];
type Three<T> = readonly [T, T, T];
type Four<T> = readonly [T, T, T, T];
type Five<T> = readonly [T, T, T, T, T];

/** What a kind of goal asks for: a focus (two wordings) and a step for each week, and the closing review. */
interface GoalText {
  readonly focus: Three<Two<string>>;
  readonly steps: Three<Step>;
  readonly review: Step;
}

/** A platform's three moments: the profile made ready, a post in its own format, a habit. */
type PlatformText = Three<Step>;

/** A niche's own vocabulary. Mistakes stand after a colon; hooks, questions and series stand in quotes. */
export interface NicheText {
  readonly name: string;
  /** Who it is usually for: used when the creator named nobody. */
  readonly audience: string;
  readonly themes: Three<string>;
  readonly tags: Four<string>;
  readonly hooks: Three<string>;
  readonly questions: Three<string>;
  readonly mistakes: Three<string>;
  readonly series: Two<string>;
  readonly ideas: Five<Step>;
  readonly proof: Step;
}

/** The steps that every creator's plan draws from, three wordings each. */
export interface CommonText {
  readonly weekdays: readonly [string, string, string, string, string, string, string];
  /** The goal of someone who named none. */
  readonly aim: string;
  readonly themes: Two<string>;
  readonly tags: Four<string>;
  readonly promise: Three<Step>;
  readonly research: Three<Step>;
  readonly hook: Three<Step>;
  readonly answer: Three<Step>;
  readonly mistake: Three<Step>;
  readonly replies: Three<Step>;
  readonly series: Three<Step>;
  readonly batch: Three<Step>;
  /** Added to filming tasks of someone who would rather not show their face. */
  readonly noFace: Two<string>;
  /** Added to filming tasks of someone who is just starting. */
  readonly phoneOnly: Two<string>;
}

/** One language's whole vocabulary. */
export interface PlanText {
  readonly common: CommonText;
  readonly goals: Readonly<Record<GoalId, GoalText>>;
  readonly platforms: Readonly<Record<PlatformId, PlatformText>>;
  readonly skills: Readonly<Record<SkillId, Two<Step>>>;
  readonly niches: Readonly<Record<NicheId, NicheText>>;
  /** The language's own spacing of signs, applied to our sentences and never to the creator's words. */
  readonly polish: (sentence: string) => string;
}
