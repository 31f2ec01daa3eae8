/** A point in user space. */
export type Point = readonly [x: number, y: number];

/** A point on a curve and its direction in degrees. */
interface Spot {
  x: number;
  y: number;
  angle: number;
}

/** A smooth curve through points: `at(1.5)` is halfway between the second and the third. */
export interface Curve {
  d: string;
  segments: number;
  at: (u: number) => Spot;
  /** Returns the path of one segment and its start. */
  part: (segment: number) => { d: string; x: number; y: number };
}

type Bezier = readonly [Point, Point, Point, Point];

/** Rounds to one decimal, which is finer than a device pixel and keeps paths short. */
export const round = (n: number): number => Math.round(n * 10) / 10;

const along = ([a, b, c, d]: Bezier, t: number, axis: 0 | 1): number => {
  const m = 1 - t;
  return m * m * m * a[axis] + 3 * m * m * t * b[axis] + 3 * m * t * t * c[axis] + t * t * t * d[axis];
};

const slope = ([a, b, c, d]: Bezier, t: number, axis: 0 | 1): number => {
  const m = 1 - t;
  return 3 * m * m * (b[axis] - a[axis]) + 6 * m * t * (c[axis] - b[axis]) + 3 * t * t * (d[axis] - c[axis]);
};

const handle = (at: Point, from: Point, to: Point, reach: number): Point => [
  at[0] + (to[0] - from[0]) * reach,
  at[1] + (to[1] - from[1]) * reach,
];

function beziers(points: readonly Point[], tension: number): Bezier[] {
  const reach = tension / 3;
  return points.slice(0, -1).map((start, i) => {
    const end = points[i + 1] ?? start;
    const before = points[i - 1] ?? start;
    const after = points[i + 2] ?? end;
    return [start, handle(start, before, end, reach), handle(end, after, start, reach), end];
  });
}

/** Returns a Catmull-Rom spline through the points, as cubic Béziers. */
export function curveThrough(points: readonly Point[], tension: number): Curve {
  const parts = beziers(points, tension);
  const [first = [0, 0]] = points;
  const spell = (p: Point) => `${round(p[0])} ${round(p[1])}`;
  const d = `M${spell(first)}${parts.map(([, b, c, end]) => `C${spell(b)} ${spell(c)} ${spell(end)}`).join("")}`;
  const at = (u: number): Spot => {
    const i = Math.max(0, Math.min(parts.length - 1, Math.floor(u)));
    const part = parts[i];
    if (!part) return { x: first[0], y: first[1], angle: 0 };
    const t = u - i;
    const angle = (Math.atan2(slope(part, t, 1), slope(part, t, 0)) * 180) / Math.PI;
    return { x: along(part, t, 0), y: along(part, t, 1), angle };
  };
  const part = (segment: number) => {
    const [start, b, c, end] = parts[segment] ?? [first, first, first, first];
    return { d: `M${spell(start)}C${spell(b)} ${spell(c)} ${spell(end)}`, x: round(start[0]), y: round(start[1]) };
  };
  return { d, segments: parts.length, at, part };
}
