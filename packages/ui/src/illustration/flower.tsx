import type { ReactNode } from "react";
import { round } from "./curve.ts";

/** Coral bloom, yellow sun or closed flower. */
export type FlowerKind = "bloom" | "sun" | "closed";

interface Petals {
  petal: string;
  petal2: string;
  heart: string;
}

const colorsByKind: Record<FlowerKind, Petals> = {
  bloom: { petal: "var(--tr-petal)", petal2: "var(--tr-petal-2)", heart: "var(--tr-pollen)" },
  sun: {
    petal: "var(--tr-pollen)",
    petal2: "var(--tr-pollen-2)",
    heart: "var(--tr-on-ai)",
  },
  closed: { petal: "var(--tr-node-empty)", petal2: "var(--tr-node-empty)", heart: "var(--tr-node-empty)" },
};

export interface FlowerProps {
  /** X coordinate of the center. */
  x: number;
  /** Y coordinate of the center. */
  y: number;
  /** Radius to the tips of the petals. */
  radius: number;
  /** Color variant; `closed` is drawn as an outline. */
  kind?: FlowerKind;
  /** Number of petals. */
  petals?: number;
  /** Rotation in degrees. */
  turn?: number;
}

/** A flower, for use inside an `<svg>`. */
export function Flower({ x, y, radius: r, kind = "bloom", petals = 7, turn = 0 }: FlowerProps): ReactNode {
  const colors = colorsByKind[kind];
  const outline = kind === "closed" ? { stroke: "var(--tr-node-line)", strokeWidth: 2.5 } : {};
  return (
    <g transform={`translate(${round(x)} ${round(y)})`} {...outline}>
      {Array.from({ length: petals }, (_, i) => (
        <ellipse
          key={i}
          cy={round(-r * 0.58)}
          rx={round(r * 0.34)}
          ry={round(r * 0.46)}
          transform={`rotate(${round(turn + (i * 360) / petals)})`}
          fill={i % 2 ? colors.petal2 : colors.petal}
        />
      ))}
      <circle r={round(r * 0.3)} fill={colors.heart} />
    </g>
  );
}
