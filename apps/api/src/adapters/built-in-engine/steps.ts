import type { Portrait } from "./portrait.ts";
import { platformOf, type SkillId } from "./recognise.ts";
import type { PlanText, Step } from "./text/plan-text.ts";

/** A step, and what its braces should hold when it matters. */
export interface ChosenStep {
  readonly step: Step;
  /** Index of the platform it is written for. */
  readonly platform?: number;
  /** The skill it uses, as named. */
  readonly skill?: string;
  /** Which of the niche's hooks, questions, mistakes and series it takes, so that two steps never share one. */
  readonly word?: number;
}

/** The help that goes with a filming step for someone who hides from, or is new to, the camera. */
const eased = (portrait: Portrait, text: PlanText, step: Step, position: 0 | 1): ChosenStep => {
  const has = (kind: SkillId): boolean => portrait.skills.some(({ id }) => id === kind);
  const help = has("shy") ? text.common.noFace : has("beginner") ? text.common.phoneOnly : undefined;
  return { step: help === undefined ? step : [step[0], `${step[1]} ${help[position]}`] };
};

/** A week's step in the platform's own format; several platforms take turns. */
const platformStep = (portrait: Portrait, text: PlanText, week: 0 | 1 | 2): ChosenStep => {
  const platform = week % portrait.platforms.length;
  return { step: text.platforms[platformOf(portrait.platforms[platform] ?? "")][week], platform };
};

/** Two skill steps: one for each of the first two kinds of skill, or both for the only one. */
const skillSteps = ({ skills }: Portrait, text: PlanText): readonly [ChosenStep, ChosenStep] => {
  const [first] = skills;
  const second = skills.find(({ id }) => id !== first.id) ?? first;
  return [
    { step: text.skills[first.id][0], skill: first.words },
    { step: text.skills[second.id][1], skill: second.words },
  ];
};

/** The steps of each week, five to seven, in the order they are best done. */
export const chooseSteps = (portrait: Portrait, text: PlanText): readonly ChosenStep[][] => {
  const { chance, goals, niche: nicheId } = portrait;
  const { common, niches } = text;
  const niche = niches[nicheId];
  const [goal, otherGoal] = goals;
  const [ideaA, ideaB, ideaC] = chance.order(niche.ideas, "ideas");
  const [craft, craftAgain] = skillSteps(portrait, text);
  const asks = goal === "sales" || goal === "brands";
  const light = goal === "start" || portrait.skills[0].id === "beginner";
  const idea = (step: Step | undefined, position: 0 | 1): ChosenStep =>
    eased(portrait, text, step ?? niche.proof, position);

  const foundation: ChosenStep[] = [
    { step: chance.one(common.promise, "promise") },
    { step: chance.one(common.research, "research") },
    craft,
    platformStep(portrait, text, 0),
    idea(ideaA, 0),
    { step: text.goals[goal].steps[0] },
  ];
  const publishing: ChosenStep[] = [
    { step: chance.one(common.hook, "hook step") },
    idea(ideaB, 1),
    { step: chance.one(common.answer, "answer"), word: 1 },
    platformStep(portrait, text, 1),
    { step: text.goals[goal].steps[1] },
    chance.one([0, 1], "fix or reply") === 0
      ? { step: chance.one(common.mistake, "mistake step") }
      : { step: chance.one(common.replies, "replies") },
  ];
  const lasting: ChosenStep[] = [
    { step: chance.one(common.series, "series step") },
    idea(asks ? ideaC : chance.one([ideaC, niche.proof], "proof"), 0),
    craftAgain,
    platformStep(portrait, text, 2),
    { step: text.goals[goal].steps[2] },
    { step: text.goals[goal].review },
  ];

  if (light) {
    // A first week that someone new can finish: the platform's set-up waits until there is something to post.
    foundation.splice(3, 1);
    return [foundation, publishing, lasting];
  }
  if (otherGoal !== undefined) publishing.splice(5, 0, { step: text.goals[otherGoal].steps[1] });
  if (asks) lasting.splice(2, 0, { step: niche.proof });
  else if (chance.one([0, 1, 2], "batch") > 0) lasting.splice(4, 0, { step: chance.one(common.batch, "batch step") });
  return [foundation, publishing, lasting];
};
