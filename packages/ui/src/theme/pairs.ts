/** A colour in front of another, by their names in `colours`. */
export type Pair = readonly [front: string, back: string];

const on = (backs: readonly string[], fronts: readonly string[]): Pair[] =>
  backs.flatMap((back) => fronts.map((front) => [front, back] as const));

/** Text that is read for long. */
export const readingPairs: readonly Pair[] = [
  ...on(["canvas", "surface", "hero-1"], ["text"]),
  ...on(["frame", "frame-2"], ["on-frame"]),
];

/** All other text. */
export const textPairs: readonly Pair[] = [
  ...on(["canvas", "surface", "surface-2", "sunken"], ["text-2"]),
  ...on(["canvas", "surface", "surface-2"], ["text-3"]),
  ...on(["hero-1", "hero-2"], ["text-2", "on-primary-soft"]),
  ...on(["canvas", "surface"], ["link"]),
  ...on(["primary", "primary-hover", "primary-press"], ["on-primary"]),
  ...on(["primary-soft", "primary-soft-hover"], ["on-primary-soft"]),
  ...on(["frame", "frame-2"], ["on-frame-muted"]),
  ...on(["ai", "ai-hover", "ai-press"], ["on-ai"]),
  ...on(["danger", "danger-hover", "danger-press"], ["on-danger"]),
  ...["ai", "success", "warning", "danger", "info"].map((tone) => [`on-${tone}-soft`, `${tone}-soft`] as const),
  ...on(["surface"], ["danger"]),
];

/** Edges of controls, rings and data. */
export const shapePairs: readonly Pair[] = [
  ...on(["surface", "canvas"], ["line-strong", "focus", "danger"]),
  ...on(["surface"], ["primary", "success", "warning", "info", "d1", "d2", "d3", "d4", "d5"]),
  ...on(["surface", "canvas"], ["progress"]),
  ...on(["surface"], ["progress-start"]),
  ...on(["frame"], ["focus-on-frame"]),
  ...on(["frame", "frame-2"], ["frame-mark"]),
];
