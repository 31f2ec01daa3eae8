import type { ReactNode } from "react";
import { styled } from "styled-components";
import { BrandIcon } from "../brand-icon/brand-icon.tsx";
import type { Brand } from "../brand-icon/paths.ts";
import { growAnimation, growthForcedColors, growthOnFrame } from "../illustration/growth-styles.ts";
import { Lattice } from "../illustration/lattice.tsx";
import type { PictureProps } from "../illustration/picture.ts";
import { HEIGHT, nails, panes, PITCH, WIDTH } from "./trellis.ts";

const Picture = styled.svg`
  ${growthOnFrame}
  ${growAnimation}
  ${growthForcedColors}
`;

interface DiamondProps {
  x: number;
  y: number;
  brand: Brand;
}

const DIAMOND = 86;
const LOGO = 40;

/** A white diamond with a platform's logo. */
function Diamond({ x, y, brand }: DiamondProps): ReactNode {
  const shape = { x: -DIAMOND / 2, width: DIAMOND, height: DIAMOND, rx: 20, transform: "rotate(45)" };
  return (
    <g transform={`translate(${x} ${y})`} color={brand === "tiktok" ? "#000" : `var(--tr-${brand})`}>
      <rect {...shape} y={-DIAMOND / 2 + 6} fill="var(--tr-scrim)" />
      <rect {...shape} y={-DIAMOND / 2} fill="var(--tr-tile)" />
      <BrandIcon brand={brand} size={LOGO} x={-LOGO / 2} y={-LOGO / 2} />
    </g>
  );
}

export interface AuthCanvasProps extends PictureProps {
  /** SVG elements, such as `AuthTrellis` or an `<image>`. */
  children?: ReactNode;
}

/** A layer of the illustration: a 760 × 940 box aligned to the top of the panel. */
export function AuthCanvas({ children, ...props }: AuthCanvasProps): ReactNode {
  return (
    <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true" {...props}>
      {children}
    </Picture>
  );
}

/** The trellis, for use inside an `AuthCanvas`. */
export function AuthTrellis(): ReactNode {
  return (
    <>
      {panes.map(([column, row, opacity]) => (
        <rect
          key={`${column} ${row}`}
          x="-56"
          y="-56"
          width="112"
          height="112"
          transform={`translate(${column * PITCH} ${row * PITCH}) rotate(45)`}
          fill="var(--tr-frame-2)"
          opacity={opacity}
        />
      ))}
      <Lattice width={WIDTH} height={HEIGHT} pitch={PITCH} slat={11} />
      <path d={nails} stroke="var(--tr-frame)" strokeWidth="6" strokeLinecap="round" opacity="0.55" />
    </>
  );
}

/** The four platforms, for use inside an `AuthCanvas`. */
export function AuthPlatforms(): ReactNode {
  return (
    <>
      <Diamond x={1 * PITCH} y={5 * PITCH} brand="youtube" />
      <Diamond x={7 * PITCH} y={1 * PITCH} brand="instagram" />
      <Diamond x={6 * PITCH} y={4 * PITCH} brand="tiktok" />
      <Diamond x={4 * PITCH} y={1 * PITCH} brand="facebook" />
    </>
  );
}
