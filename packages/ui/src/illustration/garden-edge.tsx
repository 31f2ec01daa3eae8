import type { ReactNode } from "react";
import { styled } from "styled-components";
import { growAnimation, growthForcedColors } from "./growth-styles.ts";
import { Lattice } from "./lattice.tsx";
import type { PictureProps } from "./picture.ts";
import { Vine, type VineProps } from "./vine.tsx";

const WIDTH = 1160;
const HEIGHT = 132;
const PITCH = 40;

const Picture = styled.svg`
  ${growAnimation}
  ${growthForcedColors}
  display: block;
  width: 100%;
  height: 132px;
  pointer-events: none;
  mask: linear-gradient(to right, transparent, #000 28px calc(100% - 28px), transparent);
  & > [data-part="lattice"] {
    mask: linear-gradient(to top, #000 10%, transparent 96%) no-repeat;
    mask-origin: view-box;
    mask-clip: view-box;
  }
`;

/** Vines from left to right: low at the center, high at the sides. */
const vines: readonly Omit<VineProps, "pitch">[] = [
  {
    crossings: [
      [1, 3.6],
      [2, 2.6],
      [1, 1.6],
      [2, 0.9],
    ],
    blooms: [{ at: 2.98, radius: 19, kind: "bloom" }],
    leaf: 27,
    seed: 2,
    stem: 5,
  },
  {
    crossings: [
      [6, 3.6],
      [5, 2.6],
      [6, 1.8],
    ],
    blooms: [{ at: 1.98, radius: 13, kind: "sun" }],
    leaf: 24,
    seed: 1,
    stem: 4,
  },
  {
    crossings: [
      [11, 3.6],
      [12, 2.5],
    ],
    blooms: [{ at: 0.98, radius: 10, kind: "bud" }],
    leaf: 20,
    seed: 3,
    stem: 4,
  },
  {
    crossings: [
      [18, 3.6],
      [17, 2.6],
      [18, 2],
    ],
    blooms: [{ at: 1.98, radius: 13, kind: "bloom" }],
    leaf: 22,
    seed: 4,
    stem: 4,
  },
  {
    crossings: [
      [23, 3.6],
      [24, 2.6],
      [23, 1.7],
      [24, 1.2],
    ],
    blooms: [
      { at: 1.02, radius: 9, kind: "bud" },
      { at: 2.98, radius: 16, kind: "sun" },
    ],
    leaf: 25,
    seed: 1,
    stem: 4,
  },
  {
    crossings: [
      [28, 3.6],
      [27, 2.6],
      [28, 1.6],
      [27, 0.9],
    ],
    blooms: [{ at: 2.98, radius: 20, kind: "bloom" }],
    leaf: 28,
    seed: 3,
    stem: 5,
  },
];

/** Illustration of vines on a low lattice, for the bottom of a page. Narrow containers show its left part. */
export function GardenEdge(props: PictureProps): ReactNode {
  const slats = { rising: "var(--tr-lattice)", falling: "var(--tr-lattice)" };
  return (
    <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMinYMax slice" aria-hidden="true" {...props}>
      <g data-part="lattice">
        <Lattice width={WIDTH} height={HEIGHT} pitch={PITCH} slat={5} {...slats} />
      </g>
      {vines.map((vine) => (
        <Vine key={vine.crossings[0]?.[0]} pitch={PITCH} {...vine} />
      ))}
    </Picture>
  );
}
