import type { ReactNode } from "react";
import { styled } from "styled-components";
import { brokenSlats } from "./broken-slats.ts";
import { growAnimation } from "./growth-styles.ts";
import { Vine, type VineProps } from "./vine.tsx";
import type { PictureProps } from "./picture.ts";

const WIDTH = 360;
const HEIGHT = 240;
const PITCH = 36;

const Picture = styled.svg`
  ${growAnimation}
  display: block;
  max-width: 100%;
  height: auto;
  & > [data-part="slats"] {
    mask: radial-gradient(closest-side, #000 48%, transparent) no-repeat;
    mask-origin: view-box;
    mask-clip: view-box;
  }
`;

const vine: VineProps = {
  pitch: PITCH,
  crossings: [
    [2, 6.8],
    [3, 5.7],
    [3.9, 4.9],
    [4.2, 4],
    [5, 3.1],
  ],
  blooms: [{ at: 3.98, radius: 34, kind: "bloom" }],
  leaf: 36,
  seed: 2,
  stem: 6,
};

const slats = brokenSlats(WIDTH, HEIGHT, PITCH, { x: 180, y: 118, radius: 62 });

/** Illustration for missing pages: a vine growing through a hole in a lattice. */
export function BrokenLattice(props: PictureProps): ReactNode {
  return (
    <Picture width={WIDTH} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" {...props}>
      <path data-part="slats" d={slats} fill="none" stroke="var(--tr-lattice)" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M164 226l26-13M206 214l14 20"
        fill="none"
        stroke="var(--tr-lattice)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <Vine {...vine} />
    </Picture>
  );
}
