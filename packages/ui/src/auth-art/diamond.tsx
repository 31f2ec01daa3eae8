import type { ReactNode } from "react";
import { BrandIcon } from "../brand-icon/brand-icon.tsx";
import type { Brand } from "../brand-icon/paths.ts";

interface DiamondProps {
  x: number;
  y: number;
  brand: Brand;
}

const SIDE = 86;
const GLYPH = 40;

/** A white diamond with a platform's logo. */
export function Diamond({ x, y, brand }: DiamondProps): ReactNode {
  const shape = { x: -SIDE / 2, width: SIDE, height: SIDE, rx: 20, transform: "rotate(45)" };
  return (
    <g transform={`translate(${x} ${y})`} color={`var(--tr-${brand})`}>
      <rect {...shape} y={-SIDE / 2 + 6} fill="var(--tr-scrim)" />
      <rect {...shape} y={-SIDE / 2} fill="var(--tr-tile)" />
      <BrandIcon brand={brand} size={GLYPH} x={-GLYPH / 2} y={-GLYPH / 2} />
    </g>
  );
}
