import type { ComponentPropsWithRef, ReactNode } from "react";
import { Leaf } from "../illustration/leaf.tsx";

const lines = [
  { y: 18, width: 46, height: 8, fill: "var(--tr-ai)" },
  { y: 36, width: 58, height: 6, fill: "var(--tr-line)" },
  { y: 50, width: 50, height: 6, fill: "var(--tr-line)" },
  { y: 64, width: 32, height: 6, fill: "var(--tr-line)" },
];

/** Illustration of a sheet of paper with a sprout, for text that is not written yet. */
export function DraftPaper(props: Omit<ComponentPropsWithRef<"svg">, "children">): ReactNode {
  return (
    <svg width="180" height="136" viewBox="0 0 180 136" aria-hidden="true" {...props}>
      <circle cx="122" cy="58" r="50" fill="var(--tr-ai-soft)" />
      <circle cx="122" cy="58" r="34" fill="var(--tr-ai)" />
      <path d="M126 96V62" fill="none" stroke="var(--tr-stem)" strokeWidth="5" strokeLinecap="round" />
      <Leaf x={126} y={68} length={34} angle={-38} tone="fresh" />
      <Leaf x={126} y={84} length={30} angle={-16} />
      <g transform="translate(36 30) rotate(-6)">
        <rect width="82" height="96" rx="13" fill="var(--tr-surface)" stroke="var(--tr-line-hover)" strokeWidth="1.5" />
        {lines.map(({ y, height, ...line }) => (
          <rect key={y} x="12" y={y} height={height} rx={height / 2} {...line} />
        ))}
      </g>
    </svg>
  );
}
