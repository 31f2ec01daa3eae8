import type { ReactNode } from "react";
import { type Layout, compactLayout, wideLayout } from "../growth-trellis/layout.ts";
import { plotGrowth } from "../growth-trellis/plot.ts";
import { TaskNode } from "../growth-trellis/task-node.tsx";
import { slats } from "../growth-trellis/slats.ts";
import { Bud } from "../illustration/bud.tsx";
import { Leaf } from "../illustration/leaf.tsx";
import type { RevealWeek } from "./reveal-week.ts";

/** Duration of the drawing in milliseconds. Each node appears when the line reaches it. */
export const drawMs = 2200;
const startMs = 350;

interface PictureProps {
  weeks: readonly RevealWeek[];
  nextLabel: string;
  layout: Layout;
  size: "wide" | "compact";
}

function Picture({ weeks, nextLabel, layout, size }: PictureProps): ReactNode {
  const { line, nodes } = plotGrowth(
    weeks.map(({ total }) => ({ done: 0, total })),
    layout,
  );
  const after = (u: number) => Math.round(startMs + (drawMs * u) / line.segments);
  const leaves = Array.from({ length: line.segments }, (_, n) => ({ n, side: n % 2 ? 1 : -1, ...line.at(n + 0.5) }));
  return (
    <svg viewBox={`0 0 ${layout.width} ${layout.height}`} data-size={size} aria-hidden="true">
      <path
        data-part="lattice"
        d={slats(layout, weeks.length)}
        stroke="var(--tr-frame-2)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        data-part="draw"
        d={line.d}
        pathLength={1}
        fill="none"
        stroke="var(--tr-stem)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {leaves.map(({ n, x, y, angle, side }) => (
        <Leaf
          key={n}
          {...{ x, y }}
          length={17}
          angle={angle + side * 58}
          tone={n % 3 ? "deep" : "fresh"}
          sproutsAfter={after(n)}
        />
      ))}
      {nodes.map((node) => (
        <g key={node.u} data-part="arrive" style={{ animationDelay: `${after(node.u)}ms` }}>
          {node.ends ? (
            <Bud x={node.x} y={node.y + 12} radius={17 * node.scale} />
          ) : (
            <TaskNode node={node} nextLabel={nextLabel} />
          )}
        </g>
      ))}
      {size === "wide" &&
        weeks.map(({ label }, week) => (
          <text key={label} data-part="week" x="6" y={layout.bottom - week * layout.rise + 4}>
            {label}
          </text>
        ))}
    </svg>
  );
}

/** The rows of the plan, drawn once from the first task to the last bud. */
export function RevealPicture({ weeks, nextLabel }: Pick<PictureProps, "weeks" | "nextLabel">): ReactNode {
  const rows = Math.max(1, weeks.length);
  return (
    <div data-part="picture">
      <Picture weeks={weeks} nextLabel={nextLabel} layout={wideLayout(rows)} size="wide" />
      <Picture weeks={weeks} nextLabel={nextLabel} layout={compactLayout(rows)} size="compact" />
    </div>
  );
}
