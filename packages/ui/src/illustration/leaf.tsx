import type { ReactNode } from "react";
import { round } from "./curve.ts";

/** Shade of green. */
export type LeafTone = "deep" | "fresh";

const fills: Record<LeafTone, string> = { deep: "var(--tr-leaf)", fresh: "var(--tr-leaf-2)" };

function blade(l: number): string {
  const at = (x: number, y: number) => `${round(l * x)} ${round(l * y)}`;
  return `M0 0C${at(0.12, -0.4)} ${at(0.62, -0.5)} ${at(1, -0.08)}C${at(0.74, 0.3)} ${at(0.26, 0.3)} 0 0Z`;
}

function rib(l: number): string {
  return `M${round(l * 0.1)} 0Q${round(l * 0.5)} ${round(-l * 0.12)} ${round(l * 0.82)} ${round(-l * 0.08)}`;
}

export interface LeafProps {
  /** X coordinate of the base. */
  x: number;
  /** Y coordinate of the base. */
  y: number;
  /** Length from base to tip. */
  length: number;
  /** Direction of the tip in degrees, clockwise from the right. */
  angle: number;
  /** Shade of green. */
  tone?: LeafTone;
  /** Delay of the animation in milliseconds. Omit it to disable the animation. */
  sproutsAfter?: number;
}

/** A leaf, for use inside an `<svg>`. */
export function Leaf({ x, y, length, angle, tone = "deep", sproutsAfter }: LeafProps): ReactNode {
  return (
    <g transform={`translate(${round(x)} ${round(y)}) rotate(${round(angle)})`}>
      <g
        data-sprout={sproutsAfter === undefined ? undefined : ""}
        style={sproutsAfter === undefined ? undefined : { animationDelay: `${sproutsAfter}ms` }}
      >
        <path d={blade(length)} fill={fills[tone]} />
        <path
          d={rib(length)}
          fill="none"
          stroke="var(--tr-stem)"
          strokeOpacity={0.45}
          strokeWidth={round(Math.max(0.8, length * 0.045))}
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}
