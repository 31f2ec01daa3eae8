/** Foreground and background, by token name. */
export type Pair = readonly [front: string, back: string];

const on = (backs: readonly string[], fronts: readonly string[]): Pair[] =>
  backs.flatMap((back) => fronts.map((front) => [front, back] as const));

/** Long-form text. */
export const readingPairs: readonly Pair[] = [
  ...on(["canvas", "surface", "hero-1"], ["text"]),
  ...on(["frame", "frame-2"], ["on-frame"]),
];

/** Other text. */
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

/** Control edges, focus rings and chart series. */
export const shapePairs: readonly Pair[] = [
  ...on(["surface", "canvas"], ["line-strong", "focus", "danger"]),
  ...on(["surface"], ["primary", "success", "warning", "info", "d1", "d2", "d3", "d4", "d5"]),
  ...on(["surface", "canvas"], ["progress"]),
  ...on(["surface"], ["progress-start"]),
  ...on(["frame"], ["focus-on-frame"]),
  ...on(["frame", "frame-2"], ["frame-mark"]),
];
