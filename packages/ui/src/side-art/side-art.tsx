import type { ReactNode } from "react";
import { styled } from "styled-components";
import { growAnimation, growthForcedColors, growthOnFrame } from "../illustration/growth-styles.ts";
import { Lattice } from "../illustration/lattice.tsx";
import { Vine, type VineProps } from "../illustration/vine.tsx";
import type { PictureProps } from "../illustration/picture.ts";

const PITCH = 44;

const Picture = styled.svg`
  ${growthOnFrame}
  ${growAnimation}
  ${growthForcedColors}
  display: block;
  width: 252px;
  height: 330px;
  overflow: visible;
  pointer-events: none;
  & > [data-part="lattice"] {
    opacity: 0.6;
    mask: linear-gradient(to top, #000 30%, transparent 88%) no-repeat;
  }
`;

const vines: readonly Omit<VineProps, "pitch">[] = [
  {
    crossings: [
      [1, 7.5],
      [2, 6],
      [1, 5],
      [2, 4],
      [3, 3],
      [2, 2],
    ],
    blooms: [
      { at: 4.98, radius: 18, kind: "bloom" },
      { at: 3.02, radius: 11, kind: "sun" },
    ],
    leaf: 27,
    seed: 2,
    stem: 4,
  },
  {
    crossings: [
      [5, 7.5],
      [4, 6],
      [5, 5],
      [4, 4],
    ],
    blooms: [{ at: 2.98, radius: 13, kind: "sun" }],
    leaf: 25,
    seed: 1,
    stem: 4,
  },
];

/** Illustration of two vines for the bottom of the sidebar. */
export function SideArt(props: PictureProps): ReactNode {
  return (
    <Picture viewBox="0 0 252 330" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {...props}>
      <g data-part="lattice">
        <Lattice width={252} height={330} pitch={PITCH} slat={5} falling="var(--tr-frame-2)" />
      </g>
      {vines.map((vine) => (
        <Vine key={vine.seed} pitch={PITCH} {...vine} />
      ))}
    </Picture>
  );
}
