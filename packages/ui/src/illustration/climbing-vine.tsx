import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { Lattice } from "./lattice.tsx";
import { Vine, type VineProps } from "./vine.tsx";
import type { PictureProps } from "./picture.ts";

const climb = keyframes`
  0% {
    stroke-dashoffset: 1;
  }
  55%,
  84% {
    stroke-dashoffset: 0;
  }
  100% {
    stroke-dashoffset: -1;
  }
`;

const sprout = keyframes`
  0%,
  20% {
    transform: scale(0);
  }
  50%,
  80% {
    transform: scale(1);
  }
  94%,
  100% {
    transform: scale(0);
  }
`;

const Picture = styled.svg`
  display: block;
  max-width: 100%;
  height: auto;
  & > [data-part="lattice"] {
    mask: radial-gradient(closest-side, #000 30%, transparent) no-repeat;
    mask-origin: view-box;
    mask-clip: view-box;
  }
  @media (prefers-reduced-motion: no-preference) {
    & [data-vine] {
      stroke-dasharray: 1 2;
      animation: ${climb} 3.6s var(--tr-ease-inout) infinite;
    }
    & [data-sprout] {
      animation: ${sprout} 3.6s var(--tr-ease-out) infinite;
    }
  }
`;

const PITCH = 36;

const vines: readonly Omit<VineProps, "pitch">[] = [
  {
    crossings: [
      [2, 6],
      [3, 5],
      [2, 4],
      [3, 3],
      [2, 2],
      [3, 1],
    ],
    leaf: 30,
    seed: 2,
    stem: 5,
  },
  {
    crossings: [
      [6, 6],
      [5, 5],
      [6, 4],
      [5, 3],
      [6, 2],
    ],
    leaf: 30,
    seed: 1,
    stem: 5,
  },
];

/** Looping illustration of climbing vines, for content that is being generated. */
export function ClimbingVine(props: PictureProps): ReactNode {
  const slats = { rising: "var(--tr-lattice)", falling: "var(--tr-lattice)" };
  return (
    <Picture width="288" viewBox="0 0 288 216" aria-hidden="true" {...props}>
      <g data-part="lattice">
        <Lattice width={288} height={216} pitch={PITCH} slat={5} {...slats} />
      </g>
      {vines.map((vine) => (
        <Vine key={vine.seed} pitch={PITCH} {...vine} />
      ))}
    </Picture>
  );
}
