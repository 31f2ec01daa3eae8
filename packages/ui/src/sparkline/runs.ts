import type { Point } from "./monotone-path.ts";

/** A value, or `null`/`undefined` for a gap. */
export type Figure = number | null | undefined;

/** Drawing area and the values at its bottom and top. */
interface Frame {
  width: number;
  height: number;
  low: number;
  high: number;
}

export const isPoint = (figure: Figure): figure is number => Number.isFinite(figure);

/** Returns the horizontal position of an index from 0 to 1; a single point is centered. */
export const xRatio = (index: number, count: number): number => (count > 1 ? index / (count - 1) : 0.5);

/** Returns the vertical position of a value from 0 to 1; 0.5 if the range is empty. */
export function yRatio(figure: number, { low, high }: Pick<Frame, "low" | "high">): number {
  const ratio = (figure - low) / (high - low);
  return Number.isFinite(ratio) ? ratio : 0.5;
}

/** Splits the values into runs of points without gaps. */
export function plotRuns(figures: readonly Figure[], frame: Frame): Point[][] {
  const runs: Point[][] = [];
  figures.forEach((figure, index) => {
    if (!isPoint(figure)) return;
    const place: Point = [xRatio(index, figures.length) * frame.width, (1 - yRatio(figure, frame)) * frame.height];
    if (index > 0 && isPoint(figures[index - 1])) runs.at(-1)?.push(place);
    else runs.push([place]);
  });
  return runs;
}

/** Returns a straight path over each gap between the runs. */
export const bridges = (runs: readonly (readonly Point[])[]): string[] =>
  runs.slice(1).map((run, i) => `M${runs[i]?.at(-1)?.join(" ")}L${run[0]?.join(" ")}`);
