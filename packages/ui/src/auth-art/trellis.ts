export const WIDTH = 760;
export const HEIGHT = 940;

/** Horizontal and vertical distance between adjacent crossings. */
export const PITCH = 86;

/** Filled lattice cells as [column, row, opacity]. */
export const panes = [
  [1, 0, 0.55],
  [3, 2, 0.4],
  [6, 1, 0.6],
  [4, 3, 0.4],
  [2, 5, 0.45],
  [7, 2, 0.5],
  [0, 3, 0.5],
  [8, 5, 0.4],
  [5, 6, 0.35],
] as const;

/** Nails on the slats: dots drawn as one path with round line caps. */
export const nails: string = Array.from({ length: 12 }, (_, i) => i - 1)
  .flatMap((i) => Array.from({ length: 13 }, (_, j) => [i, j - 1] as const))
  .filter(([i, j]) => (i + j) % 2 === 0)
  .map(([i, j]) => `M${i * PITCH} ${j * PITCH}h0`)
  .join("");
