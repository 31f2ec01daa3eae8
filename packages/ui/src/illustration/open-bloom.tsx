import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { Flower } from "./flower.tsx";
import { growAnimation } from "./growth-styles.ts";
import { Lattice } from "./lattice.tsx";
import { Leaf } from "./leaf.tsx";
import type { PictureProps } from "./picture.ts";

const unfold = keyframes`
  from {
    transform: scale(0) rotate(-70deg);
  }
`;

const Picture = styled.svg`
  ${growAnimation}
  display: block;
  max-width: 100%;
  height: auto;
  & > [data-part="lattice"] {
    mask: radial-gradient(closest-side, #000 40%, transparent) no-repeat;
    mask-origin: view-box;
    mask-clip: view-box;
  }
  @media (prefers-reduced-motion: no-preference) {
    & > [data-part="bloom"] {
      transform-origin: 110px 66px;
      animation: ${unfold} var(--tr-dur-grow) var(--tr-ease-spring) 360ms backwards;
    }
  }
`;

export interface OpenBloomProps extends Omit<PictureProps, "width"> {
  /** Width in pixels. */
  width?: number;
}

/** Illustration of an opening flower, for a completed process. Animates once. */
export function OpenBloom({ width = 220, ...rest }: OpenBloomProps): ReactNode {
  return (
    <Picture width={width} viewBox="0 0 220 170" aria-hidden="true" {...rest}>
      <g data-part="lattice">
        <Lattice width={220} height={170} pitch={36} slat={4} rising="var(--tr-lattice)" falling="var(--tr-lattice)" />
      </g>
      <path
        data-vine=""
        pathLength={1}
        d="M104 166C98 138 116 118 110 74"
        fill="none"
        stroke="var(--tr-stem)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Leaf x={106} y={132} length={42} angle={-24} sproutsAfter={240} />
      <Leaf x={107} y={142} length={38} angle={-160} tone="fresh" sproutsAfter={300} />
      <g data-part="bloom">
        <Flower x={110} y={66} radius={52} turn={8} />
        <path
          d="M101 67l6 6.5 12-13"
          fill="none"
          stroke="var(--tr-on-ai)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </Picture>
  );
}
