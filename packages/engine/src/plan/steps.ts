import { platformOf } from "../classify.ts";
import type { Creator } from "../creator.ts";
import type { SkillId, Step } from "../text/schema.ts";
import type { Text } from "../text/texts.ts";

/** A step, and values for its slots where the defaults don't apply. */
export interface ChosenStep {
  readonly step: Step;
  /** Index of the platform the step is for. */
  readonly platform?: number;
  /** The skill it uses, in the creator's words. */
  readonly skill?: string;
  /** Index of the niche's hook, question, mistake and series to use, so that two steps don't share one. */
  readonly word?: number;
}

/** Adds help for shy creators and beginners to a filming step. */
const withHelp = (creator: Creator, text: Text, step: Step, position: 0 | 1): ChosenStep => {
  const has = (kind: SkillId): boolean => creator.skills.some(({ id }) => id === kind);
  const help = has("shy") ? text.plan.noFace : has("beginner") ? text.plan.phoneOnly : undefined;
  return { step: help === undefined ? step : [step[0], `${step[1]} ${help[position]}`] };
};

/** Returns a week's step in a platform's own format; several platforms alternate. */
const platformStep = (creator: Creator, text: Text, week: 0 | 1 | 2): ChosenStep => {
  const platform = week % creator.platforms.length;
  return { step: text.plan.platforms[platformOf(creator.platforms[platform] ?? "")][week], platform };
};

/** Returns two skill steps: one each for the first two kinds of skill, or both for the only one. */
const skillSteps = ({ skills }: Creator, text: Text): readonly [ChosenStep, ChosenStep] => {
  const [first] = skills;
  const second = skills.find(({ id }) => id !== first.id) ?? first;
  return [
    { step: text.plan.skills[first.id][0], skill: first.words },
    { step: text.plan.skills[second.id][1], skill: second.words },
  ];
};

/** Returns five to seven steps for each of the three weeks, in order. */
export const chooseSteps = (creator: Creator, text: Text): readonly ChosenStep[][] => {
  const { random, goals, niche: nicheId } = creator;
  const { plan, niches } = text;
  const niche = niches[nicheId];
  const [goal, otherGoal] = goals;
  const [ideaA, ideaB, ideaC] = random.shuffle(niche.ideas, "ideas");
  const [firstSkill, secondSkill] = skillSteps(creator, text);
  const sells = goal === "sales" || goal === "brands";
  const isEasy = goal === "start" || creator.skills[0].id === "beginner";
  const idea = (step: Step | undefined, position: 0 | 1): ChosenStep =>
    withHelp(creator, text, step ?? niche.proof, position);

  const foundation: ChosenStep[] = [
    { step: random.pick(plan.promise, "promise") },
    { step: random.pick(plan.research, "research") },
    firstSkill,
    platformStep(creator, text, 0),
    idea(ideaA, 0),
    { step: text.plan.goals[goal].steps[0] },
  ];
  const publishing: ChosenStep[] = [
    { step: random.pick(plan.hook, "hook step") },
    idea(ideaB, 1),
    { step: random.pick(plan.answer, "answer"), word: 1 },
    platformStep(creator, text, 1),
    { step: text.plan.goals[goal].steps[1] },
    random.pick([0, 1], "fix or reply") === 0
      ? { step: random.pick(plan.mistake, "mistake step") }
      : { step: random.pick(plan.replies, "replies") },
  ];
  const consolidation: ChosenStep[] = [
    { step: random.pick(plan.series, "series step") },
    idea(sells ? ideaC : random.pick([ideaC, niche.proof], "proof"), 0),
    secondSkill,
    platformStep(creator, text, 2),
    { step: text.plan.goals[goal].steps[2] },
    { step: text.plan.goals[goal].review },
  ];

  if (isEasy) {
    // Beginners skip the platform set-up in the first week, so that they can finish it.
    foundation.splice(3, 1);
    return [foundation, publishing, consolidation];
  }
  if (otherGoal !== undefined) publishing.splice(5, 0, { step: text.plan.goals[otherGoal].steps[1] });
  if (sells) consolidation.splice(2, 0, { step: niche.proof });
  else if (random.pick([0, 1, 2], "batch") > 0)
    consolidation.splice(4, 0, { step: random.pick(plan.batch, "batch step") });
  return [foundation, publishing, consolidation];
};
