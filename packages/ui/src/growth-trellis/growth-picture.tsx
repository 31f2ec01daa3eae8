import type { ReactNode } from "react";
import { GrowthLine } from "./growth-line.tsx";
import { plotGrowth, type GrowthWeek } from "./plot.ts";
import type { Plot } from "./growth-node.ts";
import type { Layout } from "./layout.ts";
import { slats } from "./slats.ts";

interface GrowthPictureProps {
  weeks: readonly GrowthWeek[];
  layout: Layout;
  nextLabel: string;
  /** Selects the variant in CSS. */
  size: "wide" | "compact";
  /** If `true`, the progress is unknown. */
  resting: boolean;
}

/** Returns the full vine without completed tasks or a marker. */
const atRest = ({ line, nodes }: Plot): Plot => ({
  line,
  nodes: nodes.map((node) => ({ ...node, state: "waiting" })),
  stretches: [{ from: 0, to: line.segments }],
});

/** One variant of the growth illustration. */
export function GrowthPicture({ weeks, layout, nextLabel, size, resting }: GrowthPictureProps): ReactNode {
  const plot = plotGrowth(weeks, layout);
  return (
    <svg viewBox={`0 0 ${layout.width} ${layout.height}`} data-size={size} aria-hidden="true">
      <path
        data-part="lattice"
        d={slats(layout, weeks.length)}
        stroke="var(--tr-lattice)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <GrowthLine plot={resting ? atRest(plot) : plot} nextLabel={nextLabel} />
      {size === "wide" &&
        weeks.map(({ label }, week) => (
          <text key={label ?? week} data-part="week" x="6" y={layout.bottom - week * layout.rise + 4}>
            {label}
          </text>
        ))}
    </svg>
  );
}
