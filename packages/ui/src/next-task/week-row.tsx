import { memo, type NamedExoticComponent, type ReactNode } from "react";
import { GrowthLine } from "../growth-trellis/growth-line.tsx";
import { round } from "../illustration/curve.ts";
import { plotRow, type RowLayout } from "./plot-row.ts";

/** Layouts for different widths of the card; see sizes.styles.ts. */
const layouts: readonly (RowLayout & { size: string })[] = [
  { size: "wide", width: 880, height: 88, inset: 58, steps: 2 },
  { size: "medium", width: 640, height: 92, inset: 46, steps: 2 },
  { size: "compact", width: 344, height: 84, inset: 34, steps: 1 },
];

const pitch = 52;

/** Returns the slats behind the row. */
const slats = ({ width, height }: RowLayout): string =>
  Array.from({ length: Math.ceil(width / pitch) + 14 }, (_, index) => {
    const x = (index - 12) * pitch;
    const [top, bottom] = [-9 * pitch, height + pitch];
    return `M${x} ${bottom}L${x + bottom - top} ${top}M${x} ${top}L${x + bottom - top} ${bottom}`;
  }).join("");

const petals = Array.from({ length: 10 }, (_, index) => index * 36);

/** Petals that fly out of an opening flower. */
function Burst({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      {petals.map((angle, index) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <ellipse data-part="petal" rx="4.5" ry="8" fill={index % 2 ? "var(--tr-pollen)" : "var(--tr-petal)"} />
        </g>
      ))}
    </g>
  );
}

interface WeekRowProps {
  done: number;
  total: number;
  nextLabel: string;
  grew: boolean;
}

/** The row of a week on the trellis. Memoized, so that reloading the plan doesn't interrupt an animation. */
export const WeekRow: NamedExoticComponent<WeekRowProps> = /* @__PURE__ */ memo(function WeekRow({
  done,
  total,
  nextLabel,
  grew,
}: WeekRowProps): ReactNode {
  const fresh = grew ? done - 1 : -1;
  return layouts.map(({ size, ...layout }) => {
    const plot = plotRow(done, total, layout);
    const nodes = plot.nodes.map((node, index) => (index === fresh ? { ...node, isFresh: true } : node));
    const last = nodes.at(-1);
    return (
      <svg key={size} viewBox={`0 0 ${layout.width} ${layout.height}`} data-size={size} aria-hidden="true">
        <path
          data-part="lattice"
          d={slats(layout)}
          fill="none"
          stroke="var(--tr-lattice)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <GrowthLine plot={{ ...plot, nodes }} nextLabel={nextLabel} />
        {grew && done === total && last && <Burst x={last.x} y={last.y} />}
      </svg>
    );
  });
});
