import type { ReactNode } from "react";
import { Bud } from "./bud.tsx";
import { curveThrough, type Point } from "./curve.ts";
import { Flower, type FlowerKind } from "./flower.tsx";
import { Leaf } from "./leaf.tsx";

/** A bloom on a vine. */
export interface VineBloom {
  /** Position, in crossings from the root. */
  at: number;
  /** Radius. */
  radius: number;
  /** Color variant of the flower, or a bud. */
  kind: Exclude<FlowerKind, "closed"> | "bud";
}

export interface VineProps {
  /** Lattice crossings the vine passes, as [column, row], from the root up. */
  crossings: readonly Point[];
  /** Horizontal and vertical distance between adjacent crossings. */
  pitch: number;
  /** Blooms on the vine. */
  blooms?: readonly VineBloom[];
  /** Thickness of the stem. */
  stem?: number;
  /** Approximate length of the longest leaf. */
  leaf?: number;
  /** Varies the side, size and shade of the leaves between vines. */
  seed?: number;
}

const noBlooms: readonly VineBloom[] = [];

/** Offsets the points slightly for a hand-drawn look. */
const wobble = (pitch: number, crossings: readonly Point[]): Point[] =>
  crossings.map(([column, row], i) => [column * pitch + (i % 2 ? 3 : -3), row * pitch + (i % 2 ? -4 : 4)]);

/** A vine with leaves and flowers on a lattice, for use inside an `<svg>`. */
export function Vine({ crossings, pitch, blooms = noBlooms, stem = 7, leaf = 44, seed = 1 }: VineProps): ReactNode {
  const curve = curveThrough(wobble(pitch, crossings), 0.62);
  const leaves = Array.from({ length: Math.max(0, Math.ceil((curve.segments - 0.3) * 2)) }, (_, i) => {
    const u = 0.25 + i / 2;
    const n = i + seed;
    const point = curve.at(u);
    const length = leaf * (0.72 + ((n * 37) % 10) / 22) * (1 - (0.35 * u) / curve.segments);
    return { u, n, length, x: point.x, y: point.y, angle: point.angle + (n % 2 ? 1 : -1) * (48 + ((n * 13) % 24)) };
  });
  return (
    <g>
      <path
        data-vine=""
        d={curve.d}
        pathLength={1}
        fill="none"
        stroke="var(--tr-stem)"
        strokeWidth={stem}
        strokeLinecap="round"
      />
      {leaves.map(({ u, n, ...place }) => (
        <Leaf key={u} {...place} tone={n % 3 ? "deep" : "fresh"} sproutsAfter={Math.round(u * 90 + 120)} />
      ))}
      {blooms.map(({ at, radius, kind }) => {
        const point = curve.at(Math.min(at, curve.segments - 0.001));
        if (kind === "bud") return <Bud key={at} x={point.x} y={point.y} radius={radius} angle={point.angle + 90} />;
        const sun = kind === "sun";
        return (
          <Flower
            key={at}
            x={point.x}
            y={point.y}
            radius={radius}
            kind={kind}
            petals={sun ? 8 : 7}
            turn={sun ? 10 : 8}
          />
        );
      })}
    </g>
  );
}
