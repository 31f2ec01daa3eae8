import { Flower, Leaf } from "@trellis/ui/illustration";
import type { ReactNode } from "react";

const size = { width: 132, height: 96, viewBox: "0 0 132 96", "aria-hidden": true } as const;
const paper = { fill: "var(--tr-surface)", stroke: "var(--tr-line-hover)" } as const;
const lines = { fill: "none", stroke: "var(--tr-line-hover)", strokeWidth: 4, strokeLinecap: "round" } as const;
const stem = { fill: "none", stroke: "var(--tr-stem)", strokeWidth: 4, strokeLinecap: "round" } as const;

/** An open book from which a sprout grows. */
export function BookPicture(): ReactNode {
  return (
    <svg {...size}>
      <path d="M66 84C52 74 30 72 12 76V34C30 30 52 32 66 42C80 32 102 30 120 34V76C102 72 80 74 66 84Z" {...paper} />
      <path
        d="M24 46C34 44 46 46 54 50M24 58C34 56 46 58 54 62M108 46C98 44 86 46 78 50M108 58C98 56 86 58 78 62"
        {...lines}
      />
      <path d="M66 84V22" {...stem} />
      <Leaf x={66} y={34} length={30} angle={-38} />
      <Leaf x={66} y={42} length={26} angle={-142} tone="fresh" />
    </svg>
  );
}

/** A lesson on a screen, in bloom. */
export function LessonPicture(): ReactNode {
  return (
    <svg {...size}>
      <rect x="14" y="16" width="92" height="60" rx="10" {...paper} />
      <rect x="22" y="24" width="76" height="36" rx="5" fill="var(--tr-leaf)" />
      <path d="M55 33.5L69 42L55 50.5Z" fill="var(--tr-surface)" />
      <path d="M24 68H62" {...stem} />
      <path d="M70 68H96" {...lines} />
      <path d="M106 92V56" {...stem} />
      <Leaf x={106} y={80} length={20} angle={-152} tone="fresh" />
      <Flower x={106} y={48} radius={22} />
    </svg>
  );
}

/** A sheet with check boxes, over another one. */
export function SheetPicture(): ReactNode {
  return (
    <svg {...size}>
      <g transform="rotate(8 66 48)">
        <rect x="44" y="10" width="58" height="76" rx="9" {...paper} />
      </g>
      <rect x="32" y="12" width="60" height="76" rx="9" {...paper} />
      <path d="M32 30V21a9 9 0 0 1 9-9H83a9 9 0 0 1 9 9v9Z" fill="var(--tr-pollen)" />
      {[44, 58, 72].map((y) => (
        <g key={y}>
          <rect x="41" y={y - 5} width="10" height="10" rx="3" fill={y < 72 ? "var(--tr-leaf)" : "var(--tr-line)"} />
          <path d={`M58 ${y}H82`} {...lines} />
        </g>
      ))}
      <Leaf x={90} y={88} length={30} angle={-58} />
      <Leaf x={90} y={88} length={26} angle={-20} tone="fresh" />
    </svg>
  );
}
