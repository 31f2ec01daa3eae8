import type { Language } from "@trellis/contract/fields";
import type { Roadmap } from "@trellis/contract/roadmap";

/** A tick or untick: the plan's own number of the week, and the place in that week's tasks (spec §7). */
export interface Tick {
  week: number;
  dayIndex: number;
  completed: boolean;
}

/** A tick on its way to the plan of one language. */
export interface SentTick extends Tick {
  language: Language;
}

/** Marks the writes that tick tasks. */
export const tickKey = ["roadmap", "tick"] as const;

/** Writes that change what is done or what there is to do: they are sent one after the other, in the order they were made. */
export const roadmapWrites = { id: "roadmap" } as const;

/** The plan with this tick made; a tick for a task that is not in the plan changes nothing. */
export const withTick = (plan: Roadmap, { week, dayIndex, completed }: Tick): Roadmap => ({
  ...plan,
  weeklyPlans: plan.weeklyPlans.map((each) =>
    each.week === week
      ? { ...each, tasks: each.tasks.map((task, index) => (index === dayIndex ? { ...task, completed } : task)) }
      : each,
  ),
});

/** The plan with ticks that are still on their way, oldest first. One that fails is simply no longer among them. */
export const withTicks = (plan: Roadmap, ticks: readonly Tick[]): Roadmap => ticks.reduce(withTick, plan);
