import type { ReactNode } from "react";
import type { PictureProps } from "./picture.ts";

const rays = Array.from({ length: 12 }, (_, i) => i * 30 + 8);
const lines = [
  { y: 14, width: 50, height: 7, fill: "var(--tr-ai)" },
  { y: 30, width: 42, height: 6, fill: "var(--tr-line)" },
  { y: 42, width: 48, height: 6, fill: "var(--tr-line)" },
  { y: 54, width: 30, height: 6, fill: "var(--tr-line)" },
];

/** Illustration of a sheet of paper in front of the sun, for writing with the assistant. */
export function SunPaper(props: PictureProps): ReactNode {
  return (
    <svg width="190" height="148" viewBox="0 0 190 148" aria-hidden="true" {...props}>
      <circle cx="140" cy="92" r="58" fill="var(--tr-ai)" opacity="0.9" />
      {rays.map((angle) => (
        <path
          key={angle}
          d="M140 22v-14"
          stroke="var(--tr-ai)"
          strokeWidth="7"
          strokeLinecap="round"
          transform={`rotate(${angle} 140 92)`}
        />
      ))}
      <g transform="translate(104 62) rotate(-8)">
        <rect width="74" height="86" rx="12" fill="var(--tr-surface)" />
        {lines.map(({ y, height, ...line }) => (
          <rect key={y} x="12" y={y} height={height} rx={height / 2} {...line} />
        ))}
      </g>
    </svg>
  );
}
