import type { VineProps } from "../illustration/vine.tsx";

/** Vines of the garden scene, from left to right. */
export const vines: readonly Omit<VineProps, "pitch">[] = [
  {
    crossings: [
      [0, 10],
      [1, 9],
      [2, 8],
      [1, 7],
      [2, 6],
      [3, 5],
      [2, 4],
      [1, 3],
      [2, 2],
    ],
    blooms: [
      { at: 5, radius: 36, kind: "sun" },
      { at: 7.98, radius: 46, kind: "bloom" },
    ],
    leaf: 56,
    seed: 2,
    stem: 8,
  },
  {
    crossings: [
      [9, 11],
      [8, 10],
      [7, 9],
      [8, 8],
      [7, 7],
      [6, 6],
      [7, 5],
      [8, 4],
      [7, 3],
      [6, 2],
    ],
    blooms: [
      { at: 6.02, radius: 30, kind: "bloom" },
      { at: 7.5, radius: 16, kind: "bud" },
      { at: 8.98, radius: 42, kind: "sun" },
    ],
    leaf: 58,
    seed: 1,
    stem: 8,
  },
  {
    crossings: [
      [4, 10],
      [5, 9],
      [4, 8],
      [5, 7],
      [4, 6],
      [5, 5],
      [4, 4],
    ],
    blooms: [
      { at: 5.98, radius: 40, kind: "bloom" },
      { at: 4.02, radius: 22, kind: "sun" },
    ],
    leaf: 50,
    seed: 3,
    stem: 7,
  },
];

/** Vine of the bud scene. */
export const loneVine: Omit<VineProps, "pitch"> = {
  crossings: [
    [5, 12],
    [4, 11],
    [5, 10],
    [4, 9],
    [5, 8],
    [4, 7],
    [5, 6],
    [4, 5],
    [5, 4],
  ],
  blooms: [{ at: 7.98, radius: 40, kind: "bud" }],
  leaf: 62,
  seed: 2,
  stem: 9,
};
