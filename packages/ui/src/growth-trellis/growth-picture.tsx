import type { ReactNode } from "react";
import { GrowthLine } from "./growth-line.tsx";
import { plotGrowth, type GrowthWeek } from "./plot.ts";
import type { Layout } from "./layout.ts";

/** Returns the lattice as one path; its crossings match the tasks of a seven-task week. */
function slats({ left, span, bottom, rise }: Layout, rows: number): string {
  const pitch = span / 6;
  let d = "";
  for (let r = -4; r < rows + 4; r++) {
    for (let c = -4; c <= 9; c++) {
      const x = Math.round(left + c * pitch);
      const y = bottom - r * rise;
      const right = Math.round(left + (c + 1) * pitch);
      d += `M${x} ${y}L${right} ${y - rise}M${right} ${y}L${x} ${y - rise}`;
    }
  }
  return d;
}

interface GrowthPictureProps {
  weeks: readonly GrowthWeek[];
  layout: Layout;
  nextLabel: string;
  /** Selects the variant in CSS. */
  size: "wide" | "compact";
}

/** One variant of the growth illustration. */
export function GrowthPicture({ weeks, layout, nextLabel, size }: GrowthPictureProps): ReactNode {
  return (
    <svg viewBox={`0 0 ${layout.width} ${layout.height}`} data-size={size} aria-hidden="true">
      <path
        data-part="lattice"
        d={slats(layout, weeks.length)}
        stroke="var(--tr-lattice)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <GrowthLine plot={plotGrowth(weeks, layout)} nextLabel={nextLabel} />
      {size === "wide" &&
        weeks.map(({ label }, week) => (
          <text key={label ?? week} data-part="week" x="6" y={layout.bottom - week * layout.rise + 4}>
            {label}
          </text>
        ))}
    </svg>
  );
}
