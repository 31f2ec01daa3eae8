import { type Creator, itemAt } from "../creator.ts";
import { capitalize, fill } from "../fill.ts";
import type { Text } from "../text/texts.ts";
import { type ChosenStep, chooseSteps } from "./steps.ts";
import type { WrittenTask, WrittenWeek } from "./written-plan.ts";

const titleLength = 42;
const sentenceLength = 64;

/** Weekdays of the tasks (0 is Monday), by the number of tasks in the week. */
const daysFor: Readonly<Record<number, readonly number[]>> = {
  5: [0, 1, 3, 4, 6],
  6: [0, 1, 2, 3, 4, 6],
  7: [0, 1, 2, 3, 4, 5, 6],
};

/** Returns the slot values of one step; topics and audiences rotate from step to step. */
export const slotsFor = (
  creator: Creator,
  text: Text,
  step: ChosenStep,
  index: number,
  length: number,
): Readonly<Record<"topic", string>> & Readonly<Record<string, string>> => {
  const niche = text.niches[creator.niche];
  const { topics, audiences, platforms, goal, skills, random } = creator;
  const plain = {
    topic: itemAt(topics, index, niche.name, length),
    audience: itemAt(audiences, index, niche.audience, length),
    platform: itemAt(platforms, step.platform ?? index, "Instagram", length),
    skill: itemAt([step.skill ?? skills[0].words].filter(Boolean), 0, niche.name, length),
    goal: itemAt(goal, 0, text.plan.aim, length),
  };
  const pick = (list: readonly string[], purpose: string): string =>
    fill(text.typeset(random.shuffle(list, purpose)[step.word ?? 0] ?? ""), plain);
  return {
    ...plain,
    hook: capitalize(pick(niche.hooks, "hook")),
    question: capitalize(pick(niche.questions, "question")),
    mistake: pick(niche.mistakes, "mistake"),
    series: capitalize(pick(niche.series, "series")),
  };
};

/** Writes the three weeks. */
export const writeWeeks = (creator: Creator, text: Text): WrittenWeek[] => {
  const { plan, niches, typeset } = text;
  const [goal] = creator.goals;
  const wording = creator.random.pick([0, 1], "focus");
  let index = 0;
  const titles: string[] = [];
  const write = (chosen: ChosenStep, day: number): WrittenTask => {
    const [titleText, description] = chosen.step;
    const titleSlots = slotsFor(creator, text, chosen, index, titleLength);
    const topic = titleSlots.topic.toLowerCase();
    // The topic is left out of a title if one of the two previous titles contains it.
    const isRepeated = titles.slice(-2).some((title) => title.toLowerCase().includes(topic));
    const title = isRepeated ? titleText.replace(/ ?: \{topic\}$| \(\{topic\}\)$/u, "") : titleText;
    const written = {
      day: plan.weekdays[day] ?? plan.weekdays[0],
      task: fill(typeset(title), titleSlots),
      description: fill(typeset(description), slotsFor(creator, text, chosen, index, sentenceLength)),
    };
    titles.push(written.task);
    index++;
    return written;
  };
  return chooseSteps(creator, text).map((steps, number): WrittenWeek => {
    const week = number === 0 ? 1 : number === 1 ? 2 : 3;
    const focus = plan.goals[goal].focus[week - 1]?.[wording] ?? niches[creator.niche].name;
    const days = daysFor[steps.length] ?? [];
    return {
      week,
      focus: fill(typeset(focus), slotsFor(creator, text, { step: ["", ""] }, number, titleLength)),
      tasks: steps.map((step, position) => write(step, days[position] ?? 0)),
    };
  });
};
