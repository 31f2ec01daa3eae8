import type { ReactNode } from "react";
import { styled } from "styled-components";
import { growAnimation, growInView } from "./growth-styles.ts";
import { Lattice } from "./lattice.tsx";
import { Leaf } from "./leaf.tsx";
import type { PictureProps } from "./picture.ts";

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
`;

export interface PotProps extends Omit<PictureProps, "width"> {
  /** `sprouting` for empty states, `wilted` for errors. */
  mood?: "sprouting" | "wilted";
  /** Width in pixels. */
  width?: number;
}

/** Illustration of a flower pot, for empty and error states. */
export function Pot({ mood = "sprouting", width = 220, ...rest }: PotProps): ReactNode {
  const wilted = mood === "wilted";
  return (
    <Picture ref={growInView} width={width} viewBox="0 0 220 150" aria-hidden="true" {...rest}>
      <g data-part="lattice">
        <Lattice width={220} height={150} pitch={36} slat={4} rising="var(--tr-lattice)" falling="var(--tr-lattice)" />
      </g>
      <ellipse cx="110" cy="134" rx="52" ry="9" fill="var(--tr-grid)" />
      {wilted ? <Wilted /> : <Sprout />}
      <path d="M74 92h72l-9 40a6 6 0 0 1-6 5H89a6 6 0 0 1-6-5Z" fill="var(--tr-petal)" />
      <rect x="68" y="82" width="84" height="16" rx="6" fill="var(--tr-petal-2)" />
    </Picture>
  );
}

const stem = { fill: "none", stroke: "var(--tr-stem)", strokeWidth: 6, strokeLinecap: "round" } as const;

function Sprout(): ReactNode {
  return (
    <>
      {/* Scales the stem, because drawing it would repaint it in each frame. */}
      <g transform="translate(110 84)">
        <path {...stem} data-sprout="" d="M0 0V-32" />
      </g>
      <Leaf x={110} y={56} length={38} angle={-36} sproutsAfter={320} />
      <Leaf x={110} y={60} length={34} angle={-148} tone="fresh" sproutsAfter={400} />
    </>
  );
}

function Wilted(): ReactNode {
  return (
    <>
      <path {...stem} d="M110 84C108 66 112 50 124 45C134 41 142 47 144 56" />
      <Leaf x={143} y={52} length={34} angle={74} />
      <Leaf x={110} y={68} length={30} angle={142} tone="fresh" />
      <Leaf x={62} y={132} length={24} angle={8} tone="fresh" />
    </>
  );
}
