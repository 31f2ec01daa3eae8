/** The flow's screens: the five questions, the time it takes to save them, and what is made of them. */
export const screens = ["asking", "saving", "finished"] as const;

/** One of the three screens. */
export type Screen = (typeof screens)[number];

/** Where each screen lives (spec §2, §4): the questions stand over the dashboard, and end at the roadmap. */
export const paths = {
  asking: "/",
  saving: "/",
  finished: "/roadmap",
} as const satisfies Record<Screen, string>;

/** The screen that a path opens; null at every other path. Saving is never opened: it is where the last answer leads. */
export const screenAt = (path: string): Screen | null => screens.find((screen) => paths[screen] === path) ?? null;
