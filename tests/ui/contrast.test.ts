import { expect, it } from "vitest";
import { colours } from "../../packages/ui/src/theme/colours.ts";
import { contrast } from "./oklch-contrast.ts";

type Pair = readonly [front: string, back: string];

const on = (backs: string[], fronts: string[]): Pair[] =>
  backs.flatMap((back) => fronts.map((front) => [front, back] as const));

/** Text that is read for long: 7 to 1. */
const body = [...on(["canvas", "surface", "hero-1"], ["text"]), ...on(["frame", "frame-2"], ["on-frame"])];

/** All other text: 4.5 to 1. */
const text = [
  ...on(["canvas", "surface", "surface-2", "sunken"], ["text-2"]),
  ...on(["canvas", "surface", "surface-2"], ["text-3"]),
  ...on(["hero-1", "hero-2"], ["text-2"]),
  ...on(["canvas", "surface"], ["link"]),
  ...on(["primary", "primary-hover", "primary-press"], ["on-primary"]),
  ...on(["primary-soft", "primary-soft-hover"], ["on-primary-soft"]),
  ...on(["frame", "frame-2"], ["on-frame-muted"]),
  ...on(["ai", "ai-hover", "ai-press"], ["on-ai"]),
  ...on(["danger", "danger-hover", "danger-press"], ["on-danger"]),
  ...["ai", "success", "warning", "danger", "info"].map((tone) => [`on-${tone}-soft`, `${tone}-soft`] as const),
  ...on(["surface"], ["danger"]),
];

/** Edges of controls, rings and data: 3 to 1. */
const shapes = [
  ...on(["surface", "canvas"], ["line-strong", "focus", "danger"]),
  ...on(["surface"], ["primary", "success", "warning", "info", "d1", "d2", "d3", "d4", "d5"]),
  ...on(["frame"], ["focus-on-frame"]),
];

const tooWeak = (pairs: Pair[], least: number) =>
  pairs.flatMap(([front, back]) =>
    (["light", "dark"] as const).flatMap((theme, side) => {
      const ratio = contrast(colours[front]?.[side] ?? "", colours[back]?.[side] ?? "");
      return ratio >= least ? [] : [`${front} on ${back}, ${theme}: ${ratio.toFixed(2)}`];
    }),
  );

it("computes contrast as WCAG does", () => {
  expect(contrast("oklch(1 0 0)", "oklch(0 0 0)")).toBeCloseTo(21, 1);
});

it.each([
  ["7 to 1 for what is read", body, 7],
  ["4.5 to 1 for other text", text, 4.5],
  ["3 to 1 for shapes that carry meaning", shapes, 3],
])("reaches %s in both themes", (_, pairs, least) => {
  expect(tooWeak(pairs, least)).toEqual([]);
});
