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
  /** Direction in which the vine grows: to the right or down. */
  way?: "along" | "down";
  /** Number of steps. Each has a flower at the center of its share of the length. */
  steps?: number;
}

/** Illustration of a vine that passes the steps of a timeline: a sun, a bud and a bloom. */
export function TimelineVine({ way = "along", steps = 3, ...rest }: TimelineVineProps): ReactNode {
  const isAlong = way === "along";
  const pitch = isAlong ? 80 : 24;
  const length = steps * STRIDE;
  const breadth = isAlong ? 0.95 : 1.8;
  const crossings = Array.from({ length: length + 1 }, (_, i): [number, number] => {
    const aside = breadth * (i % 4 === 1 ? 0.34 : i % 4 === 3 ? 0.66 : 0.5);
    return isAlong ? [i, aside] : [aside, i];
  });
  const size = isAlong ? 76 : 22 * 1.6;
  const blooms = Array.from({ length: steps }, (_, i): VineBloom => {
    const kind = kinds[i % kinds.length] ?? "bloom";
    return { at: STRIDE * (i + 0.5), radius: size * radii[kind] * (isAlong ? 1 : 1.3), kind };
  });
  const [width, height] = isAlong ? [length * pitch, 76] : [44, length * pitch];
  return (
    <Picture
      viewBox={`0 0 ${width} ${height}`}
      width={isAlong ? "100%" : width}
      height={isAlong ? undefined : height}
      aria-hidden="true"
      {...rest}
    >
      <Vine
        pitch={pitch}
        crossings={crossings}
        blooms={blooms}
        stem={isAlong ? 5 : 4}
        leaf={isAlong ? 26 : 15}
        seed={2}
      />
    </Picture>
  );
}
