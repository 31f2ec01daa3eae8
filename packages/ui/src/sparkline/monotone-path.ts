/** A value, or `null`/`undefined` for a gap. */
export type Figure = number | null | undefined;

type Point = readonly [x: number, y: number];

/** Drawing area and the values at its bottom and top. */
interface Frame {
  width: number;
  height: number;
  low: number;
  high: number;
}

const isPoint = (figure: Figure): figure is number => Number.isFinite(figure);

/** Rounds to one decimal, which is finer than a device pixel. */
const round = (n: number): number => Math.round(n * 10) / 10;

/** Returns the horizontal position of an index from 0 to 1; a single one is centered. */
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

const slope = ([ax, ay]: Point, [bx, by]: Point): number => (by - ay) / (bx - ax);

/** Fritsch-Carlson tangents: the curve never overshoots the values. */
function tangents(points: readonly Point[]): number[] {
  const slopes = points.slice(1).map((point, i) => slope(points[i] ?? point, point));
  return points.map((_, i) => {
    const before = slopes[i - 1];
    const after = slopes[i];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    if (before * after <= 0) return 0;
    return Math.sign(before) * Math.min(Math.abs(before), Math.abs(after), Math.abs(before + after) / 4) * 2;
  });
}

/** Returns a smooth path through one run. A single point becomes a dot with round line caps. */
export function monotonePath(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return "";
  const start = `M${round(first[0])} ${round(first[1])}`;
  if (points.length === 1) return `${start}h.01`;
  const slopes = tangents(points);
  const curves = points.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? first;
    const third = (x - fromX) / 3;
    const startY = fromY + third * (slopes[i] ?? 0);
    const endY = y - third * (slopes[i + 1] ?? 0);
    return `C${round(fromX + third)} ${round(startY)} ${round(x - third)} ${round(endY)} ${round(x)} ${round(y)}`;
  });
  return start + curves.join("");
}

/** Returns the area between a run's line and the y coordinate `bottom`. */
export function areaPath(points: readonly Point[], bottom: number): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return "";
  return `${monotonePath(points)}V${round(bottom)}H${round(first[0])}Z`;
}

/** Returns the smallest and largest value, or `undefined` if there are none. */
export function extent(figures: readonly Figure[]): { low: number; high: number } | undefined {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const figure of figures) {
    if (!isPoint(figure)) continue;
    low = Math.min(low, figure);
    high = Math.max(high, figure);
  }
  return low > high ? undefined : { low, high };
}
