import { capital, fill, type Slots } from "./fill.ts";
import { type Portrait, turn } from "./portrait.ts";
import type { PlanText, Step } from "./text/plan-text.ts";
import { type ChosenStep, chooseSteps } from "./steps.ts";
import type { WrittenTask, WrittenWeek } from "./written-plan.ts";

const titleLength = 42;
const sentenceLength = 64;

/** Which weekdays (0 is Monday) carry a week's tasks. */
const daysFor: Readonly<Record<number, readonly number[]>> = {
  5: [0, 1, 3, 4, 6],
  6: [0, 1, 2, 3, 4, 6],
  7: [0, 1, 2, 3, 4, 5, 6],
};

/** The words for the braces of one step: each step takes the next topic and audience in turn. */
export const slotsFor = (
  portrait: Portrait,
  text: PlanText,
  step: ChosenStep,
  index: number,
  length: number,
): Slots => {
  const niche = text.niches[portrait.niche];
  const { topics, audiences, platforms, goal, skills, chance } = portrait;
  const plain: Slots = {
    topic: turn(topics, index, niche.name, length),
    audience: turn(audiences, index, niche.audience, length),
    platform: turn(platforms, step.platform ?? index, "Instagram", length),
    skill: turn([step.skill ?? skills[0].words].filter(Boolean), 0, niche.name, length),
    goal: turn(goal, 0, text.common.aim, length),
    hook: "",
    question: "",
    mistake: "",
    series: "",
  };
  const pick = (list: readonly string[], purpose: string): string =>
    fill(chance.order(list, purpose)[step.word ?? 0] ?? "", plain, text.polish);
  return {
    ...plain,
    hook: capital(pick(niche.hooks, "hook")),
    question: capital(pick(niche.questions, "question")),
    mistake: pick(niche.mistakes, "mistake"),
    series: capital(pick(niche.series, "series")),
  };
};

/** The three weeks: every step filled with the creator's words and set on its day. */
export const writeWeeks = (portrait: Portrait, text: PlanText): WrittenWeek[] => {
  const { common, goals, niches, polish } = text;
  const [goal] = portrait.goals;
  const wording = portrait.chance.one([0, 1], "focus");
  let index = 0;
  const titles: string[] = [];
  const write = (chosen: ChosenStep, day: number): WrittenTask => {
    const [wholeTask, description]: Step = chosen.step;
    const { topic } = slotsFor(portrait, text, chosen, index, titleLength);
    // "Publish a carousel: bread" right after two titles on bread says the word once too often.
    const heard = titles.slice(-2).some((title) => title.toLowerCase().includes(topic.toLowerCase()));
    const task = heard ? wholeTask.replace(/ ?: \{topic\}$| \(\{topic\}\)$/u, "") : wholeTask;
    const written = {
      day: common.weekdays[day] ?? common.weekdays[0],
      task: fill(task, slotsFor(portrait, text, chosen, index, titleLength), polish),
      description: fill(description, slotsFor(portrait, text, chosen, index, sentenceLength), polish),
    };
    titles.push(written.task);
    index++;
    return written;
  };
  return chooseSteps(portrait, text).map((steps, number): WrittenWeek => {
    const week = number === 0 ? 1 : number === 1 ? 2 : 3;
    const focus = goals[goal].focus[week - 1]?.[wording] ?? niches[portrait.niche].name;
    const days = daysFor[steps.length] ?? [];
    return {
      week,
      focus: fill(focus, slotsFor(portrait, text, { step: ["", ""] }, number, titleLength), polish),
      tasks: steps.map((step, position) => write(step, days[position] ?? 0)),
    };
  });
};
