import { type Creator, itemAt } from "../creator.ts";
import { capitalize, fill } from "../fill.ts";
import type { Text } from "../text/texts.ts";
import { type ChosenStep, chooseSteps } from "./steps.ts";
import { addressed, type NicheSlot, nicheSlots, nicheWord, type Subject, subjectOf } from "./vocabulary.ts";
import type { WrittenTask, WrittenWeek } from "./written-plan.ts";

/** The positions of the steps that a short week omits first. */
const optional = [5, 2];

/** Returns five to seven steps for each week of an account about loss, illness or another sensitive topic. */
const chooseGentleSteps = ({ random, pace }: Creator, { plan }: Text): readonly ChosenStep[][] => {
  const omitted = new Set(optional.slice(0, pace === "few" ? 2 : pace === "many" ? 0 : 1));
  return plan.gentle.weeks.map((steps, week) =>
    steps
      .map((wordings, position) => ({ step: random.pick(wordings, `gentle ${week} ${position}`), platform: 0 }))
      .filter((_, position) => !omitted.has(position)),
  );
};

const titleLength = 42;
const sentenceLength = 64;

/** Weekdays of the tasks (0 is Monday), by the number of tasks in the week. */
const daysFor: Readonly<Record<number, readonly number[]>> = {
  5: [0, 1, 3, 4, 6],
  6: [0, 1, 2, 3, 4, 6],
  7: [0, 1, 2, 3, 4, 5, 6],
};

/** How often the words of a slot have been used, so that two tasks don't share a word. */
type Uses = Readonly<Partial<Record<NicheSlot, number>>>;

/** Returns the slot values of one step; topics and audiences rotate from step to step. */
export const slotsFor = (
  { creator, text, topics, audiences }: Subject,
  step: ChosenStep,
  index: number,
  length: number,
  uses: Uses = {},
): Readonly<Record<"topic", string>> & Readonly<Record<string, string>> => {
  const niche = text.niches[creator.niche];
  const { platforms, goal, skills } = creator;
  const plain = {
    ...(audiences[index % audiences.length] ?? audiences[0]),
    topic: itemAt(topics, index, niche.name, length),
    platform: itemAt(platforms, step.platform ?? index, "Instagram", length),
    skill: itemAt([step.skill ?? skills[0].words].filter(Boolean), 0, niche.name, length),
    goal: addressed(itemAt(goal, 0, text.plan.aim, length)),
  };
  const words = nicheSlots.map((slot) => [slot, nicheWord(creator, text, slot, uses[slot] ?? 0, plain)] as const);
  return { ...plain, ...Object.fromEntries(words) };
};

/** Writes the tasks in order and remembers the words and titles already used. */
const taskWriter = (subject: Subject) => {
  const { plan, typeset, audience } = subject.text;
  const uses: Partial<Record<NicheSlot, number>> = {};
  const titles: string[] = [];
  return (chosen: ChosenStep, day: number): WrittenTask => {
    const [titleText, description] = chosen.step;
    const index = titles.length;
    const titleSlots = slotsFor(subject, chosen, index, titleLength, uses);
    const topic = titleSlots.topic.toLowerCase();
    // The topic is omitted from a title if one of the two previous titles contains it.
    const isRepeated = titles.slice(-2).some((title) => title.toLowerCase().includes(topic));
    const title = isRepeated ? titleText.replace(/ ?: \{topic\}$| \(\{topic\}\)$/u, "") : titleText;
    // Avoids "Cooking for students for students".
    const forOnce = topic.includes(` ${audience.for}`) ? title.replace("{topic} {forAudience}", "{topic}") : title;
    const task = capitalize(fill(typeset(forOnce), titleSlots));
    const slots = slotsFor(subject, chosen, index, sentenceLength, uses);
    titles.push(task);
    for (const slot of nicheSlots) {
      if (chosen.step.join().includes(`{${slot}}`)) uses[slot] = (uses[slot] ?? 0) + 1;
    }
    return { day: plan.weekdays[day] ?? plan.weekdays[0], task, description: fill(typeset(description), slots) };
  };
};

/** Writes the three weeks. */
export const writeWeeks = (creator: Creator, text: Text): WrittenWeek[] => {
  const { plan, niches, typeset } = text;
  const [goal] = creator.goals;
  const wording = creator.random.pick([0, 1], "focus");
  const subject = subjectOf(creator, text);
  const write = taskWriter(subject);
  const weeks = creator.isGentle ? chooseGentleSteps(creator, text) : chooseSteps(creator, text);
  const focuses = creator.isGentle ? plan.gentle.focus : plan.goals[goal].focus;
  return weeks.map((steps, number): WrittenWeek => {
    const week = number === 0 ? 1 : number === 1 ? 2 : 3;
    const focus = focuses[week - 1]?.[wording] ?? niches[creator.niche].name;
    const days = daysFor[steps.length] ?? [];
    const slots = slotsFor(subject, { step: ["", ""] }, number, titleLength);
    return {
      week,
      focus: capitalize(fill(typeset(focus), slots)),
      tasks: steps.map((step, position) => write(step, days[position] ?? 0)),
    };
  });
};
