import type { Creator } from "../creator.ts";
import type { Text } from "../text/texts.ts";
import type { ChosenStep } from "./steps.ts";

/** The steps that a short week leaves out first, by their position. */
const optional = [5, 2];

/** Returns five to seven steps for each week of an account about loss, illness or another hard time. */
export const chooseGentleSteps = ({ random, pace }: Creator, { plan }: Text): readonly ChosenStep[][] => {
  const omitted = new Set(optional.slice(0, pace === "few" ? 2 : pace === "many" ? 0 : 1));
  return plan.gentle.weeks.map((steps, week) =>
    steps
      .map((wordings, position) => ({ step: random.pick(wordings, `gentle ${week} ${position}`), platform: 0 }))
      .filter((_, position) => !omitted.has(position)),
  );
};
