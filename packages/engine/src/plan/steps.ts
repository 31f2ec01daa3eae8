import { platformOf } from "../classify.ts";
import type { Creator } from "../creator.ts";
import { postIds, type SkillId } from "../text/plan-ids.ts";
import type { Step } from "../text/schema.ts";
import type { Text } from "../text/texts.ts";
import { stepsFor } from "./vocabulary.ts";

/** Kinds of posts that suit accounts about debt, illness or separation. */
const calmPostIds = ["answer", "situation", "action"] as const;

/** A step, and values for those slots where the defaults don't apply. */
export interface ChosenStep {
  readonly step: Step;
  /** Index of the platform the step is for. */
  readonly platform?: number;
  /** The skill it uses, in the creator's words. */
  readonly skill?: string;
}

/** A step that a week may contain; a full week omits the steps with the highest ranks. */
interface Candidate extends ChosenStep {
  readonly rank: number;
}

const withNote = ([title, description]: Step, note: string | undefined): Step => [
  title,
  note === undefined ? description : `${description} ${note}`,
];

/** Adds help for shy creators and beginners to a filming step. */
const withHelp = ({ skills }: Creator, { plan }: Text, step: Step, position: 0 | 1): Step => {
  const has = (kind: SkillId): boolean => skills.some(({ id }) => id === kind);
  return withNote(step, has("shy") ? plan.noFace[position] : has("beginner") ? plan.phoneOnly[position] : undefined);
};

/** Adds advice for creators with little or much time to a step of a week. */
const withPace = ({ pace }: Creator, { plan }: Text, step: Step, week: 0 | 1 | 2): Step =>
  withNote(step, pace === undefined ? undefined : plan[pace][week]);

/** Returns a week's step in a platform's own format; several platforms alternate. */
const platformStep = ({ platforms }: Creator, { plan }: Text, week: 0 | 1 | 2): ChosenStep => {
  const platform = week % platforms.length;
  return { step: plan.platforms[platformOf(platforms[platform] ?? "")][week], platform };
};

/** Returns two skill steps: one each for the first two kinds of skill, or both for the only kind. */
const skillSteps = ({ skills }: Creator, { plan }: Text): readonly [ChosenStep, ChosenStep] => {
  const [first] = skills;
  const second = skills.find(({ id }) => id !== first.id) ?? first;
  return [
    { step: plan.skills[first.id][0], skill: first.words },
    { step: plan.skills[second.id][1], skill: second.words },
  ];
};

/** Keeps the most important steps of a week, in their order. */
const keep = (candidates: readonly Candidate[], count: number): ChosenStep[] => {
  const kept = new Set(candidates.toSorted((a, b) => a.rank - b.rank).slice(0, count));
  return candidates.filter((candidate) => kept.has(candidate));
};

/** Returns five to seven steps for each of the three weeks, in order. */
export const chooseSteps = (creator: Creator, text: Text): readonly ChosenStep[][] => {
  const { random, goals, pace, size, skills } = creator;
  const { plan } = text;
  const niche = text.niches[creator.niche];
  const [goal, otherGoal] = goals;
  const { steps, review } = plan.goals[goal];
  const [ideaA = niche.proof, ideaB = niche.proof, ideaC = niche.proof] = stepsFor(creator, text, niche.ideas, "ideas");
  const tasks = stepsFor(creator, text, niche.tasks, "tasks");
  const [taskA = niche.proof, taskB = niche.proof, taskC = niche.proof, taskD = ideaC] = tasks;
  const kinds = niche.sensitive ? calmPostIds : postIds;
  const [postA = "answer", postB = "situation"] = random.shuffle(kinds, "posts");
  const [firstSkill, secondSkill] = skillSteps(creator, text);
  const isEasy = goal === "start" || skills[0].id === "beginner";
  const showsProof = ["sales", "services", "courses"].includes(goal) || random.pick([0, 1], "proof") === 1;
  const count = pace === "few" ? 5 : pace === "many" ? 7 : 6;
  // If a week has no room for both, a random choice decides which one stays.
  const habitRank = random.pick([5, 8], "habit first");
  const habit: Candidate =
    random.pick([0, 1], "habit") === 0
      ? { step: random.pick(plan.batch, "batch step"), rank: habitRank }
      : { ...platformStep(creator, text, 2), rank: habitRank };
  const otherStep = otherGoal && random.pick(plan.goals[otherGoal].steps[1], "other goal");

  const foundation: Candidate[] = [
    { step: withPace(creator, text, random.pick(plan.promise, "promise"), 0), rank: 1 },
    { step: random.pick(plan.research, "research"), rank: random.pick([6, 8], "research first") },
    { ...firstSkill, rank: 5 },
    // Beginners skip the platform set-up in the first week, so that they can finish it.
    { ...platformStep(creator, text, 0), rank: isEasy ? 9 : 7 },
    { step: taskA, rank: 4 },
    { step: withHelp(creator, text, ideaA, 0), rank: 3 },
    { step: random.pick(steps[0], "goal 1"), rank: 2 },
  ];
  const publishing: Candidate[] = [
    { step: random.pick(plan.posts[postA], "post 1"), rank: 3 },
    { step: withPace(creator, text, withHelp(creator, text, ideaB, 1), 1), rank: 4 },
    { ...platformStep(creator, text, 1), rank: 5 },
    { step: taskB, rank: 6 },
    size === undefined ? { step: otherStep ?? taskD, rank: otherStep ? 2 : 8 } : { step: plan.sizes[size][0], rank: 2 },
    { step: random.pick(steps[1], "goal 2"), rank: 1 },
    random.pick([0, 1], "post or reply") === 0
      ? { step: random.pick(plan.posts[postB], "post 2"), rank: 7 }
      : { step: random.pick(plan.replies, "replies"), rank: 7 },
  ];
  const consolidation: Candidate[] = [
    { step: random.pick(plan.series, "series step"), rank: 4 },
    { step: withPace(creator, text, taskC, 2), rank: 4 },
    { ...secondSkill, rank: 6 },
    { step: showsProof ? niche.proof : ideaC, rank: 3 },
    size === undefined ? habit : { step: plan.sizes[size][1], rank: 2 },
    { step: random.pick(steps[2], "goal 3"), rank: 1 },
    { step: random.pick(review, "review"), rank: 0 },
  ];
  const first = isEasy && pace === undefined ? 5 : count;
  return [keep(foundation, first), keep(publishing, count), keep(consolidation, count)];
};
