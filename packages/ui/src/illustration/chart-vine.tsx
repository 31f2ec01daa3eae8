import type { ReactNode } from "react";
import { styled } from "styled-components";
import { curveThrough, type Point } from "./curve.ts";
import { Flower } from "./flower.tsx";
import { growAnimation, growInView } from "./growth-styles.ts";
import { Leaf } from "./leaf.tsx";
import type { PictureProps } from "./picture.ts";

const Picture = styled.svg`
  ${growAnimation}
`;

const heights = [20, 34, 28, 52, 46, 74, 70, 98];
const line = curveThrough(
  heights.map((height, i): Point => [6 + i * 24, 140 - height]),
  0.9,
);

// Scales one segment after another, because drawing the whole line would repaint it in each frame.
const parts = Array.from({ length: line.segments }, (_, segment) => line.part(segment));

/** Illustration of a line chart that grows like a vine. */
export function ChartVine(props: PictureProps): ReactNode {
  return (
    <Picture ref={growInView} width="216" height="148" viewBox="0 0 216 148" aria-hidden="true" {...props}>
      <path d={`${line.d}L174 148L6 148Z`} fill="var(--tr-info)" opacity="0.16" />
      {parts.map(({ d, x, y }, i) => (
        <path
          key={d}
          data-sprout=""
          d={d}
          fill="none"
          stroke="var(--tr-info)"
          strokeWidth="5"
          strokeLinecap="round"
          style={{ transformOrigin: `${x}px ${y}px`, animationDelay: `${i * 80}ms` }}
        />
      ))}
      <Leaf x={126} y={68} length={24} angle={-110} sproutsAfter={420} />
      <Leaf x={74} y={88} length={22} angle={-120} tone="fresh" sproutsAfter={300} />
      <Flower x={174} y={40} radius={22} petals={6} />
    </Picture>
  );
}
