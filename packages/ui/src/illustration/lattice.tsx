import type { ReactNode } from "react";

export interface LatticeProps {
  /** Width of the box. */
  width: number;
  /** Height of the box. */
  height: number;
  /** Horizontal and vertical distance between adjacent crossings. */
  pitch: number;
  /** Thickness of a slat. */
  slat?: number;
  /** Color of the slats that rise to the right. */
  rising?: string;
  /** Color of the slats that fall to the right. */
  falling?: string;
}

const BLEED = 20;

/** A lattice that fills a box, for use inside an `<svg>`. */
export function Lattice({
  width,
  height,
  pitch,
  slat = 8,
  rising = "var(--tr-frame-2)",
  falling = "var(--tr-frame-lattice)",
}: LatticeProps): ReactNode {
  const reach = Math.ceil((width + height) / pitch) + 2;
  const starts = Array.from({ length: reach + 1 }, (_, i) => (2 * i - reach) * pitch);
  const up = starts.map((x) => `M${x - BLEED} ${height + BLEED}L${x + height + BLEED} ${-BLEED}`).join("");
  const down = starts.map((x) => `M${x - BLEED} ${-BLEED}L${x + height + BLEED} ${height + BLEED}`).join("");
  return (
    <g fill="none" strokeWidth={slat} strokeLinecap="round">
      <path d={up} stroke={rising} />
      <path d={down} stroke={falling} />
    </g>
  );
}
