export type Point = readonly [x: number, y: number];

/** Rounds to one decimal, which is finer than a device pixel. */
const round = (n: number): number => Math.round(n * 10) / 10;

const slope = ([ax, ay]: Point, [bx, by]: Point): number => (by - ay) / (bx - ax);

/** Steffen's tangents: the curve never overshoots the values. */
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
