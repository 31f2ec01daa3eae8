import type { ReactNode } from "react";
import { styled } from "styled-components";
import { growAnimation, growthForcedColors } from "./growth-styles.ts";
import type { PictureProps } from "./picture.ts";
import { Vine, type VineBloom } from "./vine.tsx";

const Picture = styled.svg`
  ${growAnimation}
  ${growthForcedColors}
  display: block;
  overflow: visible;
`;

/** Crossings between two steps. */
const STRIDE = 4;

const kinds: readonly VineBloom["kind"][] = ["sun", "bud", "bloom"];
const radii = { sun: 0.3, bud: 0.22, bloom: 0.34 } as const;

export interface TimelineVineProps extends PictureProps {
  /** If `true`, the vine grows down instead of to the right. */
  vertical?: boolean;
  /** Number of steps. Each step has a flower at the center of its section. */
  steps?: number;
}

/** Illustration of a vine along a timeline, with a flower for each step: sun, bud and bloom in turn. */
export function TimelineVine({ vertical = false, steps = 3, ...rest }: TimelineVineProps): ReactNode {
  const isHorizontal = !vertical;
  const pitch = isHorizontal ? 80 : 24;
  const length = steps * STRIDE;
  const breadth = isHorizontal ? 0.95 : 1.8;
  const crossings = Array.from({ length: length + 1 }, (_, i): [number, number] => {
    const aside = breadth * (i % 4 === 1 ? 0.34 : i % 4 === 3 ? 0.66 : 0.5);
    return isHorizontal ? [i, aside] : [aside, i];
  });
  const size = isHorizontal ? 76 : 22 * 1.6;
  const blooms = Array.from({ length: steps }, (_, i): VineBloom => {
    const kind = kinds[i % kinds.length] ?? "bloom";
    return { at: STRIDE * (i + 0.5), radius: size * radii[kind] * (isHorizontal ? 1 : 1.3), kind };
  });
  const [width, height] = isHorizontal ? [length * pitch, 76] : [44, length * pitch];
  return (
    <Picture
      viewBox={`0 0 ${width} ${height}`}
      width={isHorizontal ? "100%" : width}
      height={isHorizontal ? undefined : height}
      aria-hidden="true"
      {...rest}
    >
      <Vine
        pitch={pitch}
        crossings={crossings}
        blooms={blooms}
        stem={isHorizontal ? 5 : 4}
        leaf={isHorizontal ? 26 : 15}
        seed={2}
      />
    </Picture>
  );
}
