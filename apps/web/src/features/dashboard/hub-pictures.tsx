import { Flower, Leaf } from "@trellis/ui/illustration";
import type { ReactNode } from "react";

const size = { width: 96, height: 76, viewBox: "0 0 96 76", "aria-hidden": true } as const;
const stem = { fill: "none", stroke: "var(--tr-stem)", strokeWidth: 4, strokeLinecap: "round" } as const;

/** A calendar page with a flower. */
export function CalendarPicture(): ReactNode {
  return (
    <svg {...size}>
      <rect x="14" y="12" width="66" height="58" rx="11" fill="var(--tr-surface)" stroke="var(--tr-line-hover)" />
      <path d="M14 29V23a11 11 0 0 1 11-11h44a11 11 0 0 1 11 11v6Z" fill="var(--tr-petal)" />
      <path d="M30 6v12M64 6v12" {...stem} />
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <circle
          key={day}
          cx={28 + (day % 4) * 13}
          cy={day < 4 ? 42 : 56}
          r="4.5"
          fill={day % 3 === 0 ? "var(--tr-leaf)" : "var(--tr-line)"}
        />
      ))}
      <Flower x={70} y={57} radius={17} />
    </svg>
  );
}

/** Two speech bubbles, one with a leaf. */
export function TalkPicture(): ReactNode {
  return (
    <svg {...size}>
      <path
        d="M20 8h40a12 12 0 0 1 12 12v10a12 12 0 0 1-12 12H34L21 52V42h-1A12 12 0 0 1 8 30V20A12 12 0 0 1 20 8Z"
        fill="var(--tr-surface)"
        stroke="var(--tr-line-hover)"
      />
      <path d="M21 21h34M21 31h22" stroke="var(--tr-line-hover)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M54 34h24a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12v8l-11-8H54a12 12 0 0 1-12-12v-8a12 12 0 0 1 12-12Z"
        fill="var(--tr-leaf)"
      />
      <path d="M66 59V48" {...stem} />
      <Leaf x={66} y={50} length={17} angle={-32} tone="fresh" />
      <Leaf x={66} y={53} length={15} angle={-148} tone="fresh" />
    </svg>
  );
}

/** A sprout that grows out of coins. */
export function CoinPicture(): ReactNode {
  return (
    <svg {...size}>
      <path d="M48 48V22" {...stem} />
      <Leaf x={48} y={26} length={30} angle={-34} />
      <Leaf x={48} y={34} length={27} angle={-146} tone="fresh" />
      {[64, 56, 48].map((y, level) => (
        <g key={y}>
          <ellipse cx={48} cy={y + 4} rx={30 - level * 3} ry="8" fill="var(--tr-on-ai-soft)" opacity="0.35" />
          <ellipse cx={48} cy={y} rx={30 - level * 3} ry="8" fill="var(--tr-pollen)" />
        </g>
      ))}
    </svg>
  );
}
