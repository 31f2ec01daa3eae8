import type { ReactNode } from "react";
import { round } from "./curve.ts";

export interface BudProps {
  /** X coordinate of the center. */
  x: number;
  /** Y coordinate of the center. */
  y: number;
  /** Radius. */
  radius: number;
  /** Direction in degrees; 0 is up. */
  angle?: number;
}

/** A flower bud, for use inside an `<svg>`. */
export function Bud({ x, y, radius: r, angle = 0 }: BudProps): ReactNode {
  const at = (dx: number, dy: number) => `${round(r * dx)} ${round(r * dy)}`;
  const petal = `M0 0C${at(-1, -0.5)} ${at(-0.7, -1.7)} ${at(0, -2)}C${at(0.7, -1.7)} ${at(1, -0.5)} 0 0Z`;
  const cup =
    `M0 0C${at(-0.9, -0.2)} ${at(-0.8, -0.9)} ${at(-0.55, -1.1)}` +
    `C${at(-0.3, -0.6)} ${at(0.3, -0.6)} ${at(0.55, -1.1)}C${at(0.8, -0.9)} ${at(0.9, -0.2)} 0 0Z`;
  return (
    <g transform={`translate(${round(x)} ${round(y)}) rotate(${round(angle)})`}>
      <path d={petal} fill="var(--tr-petal)" />
      <path d={cup} fill="var(--tr-stem)" />
    </g>
  );
}
