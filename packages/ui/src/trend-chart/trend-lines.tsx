"use client";
import { memo, useId, type ReactNode } from "react";
import { areaPath, monotonePath } from "../sparkline/monotone-path.ts";
import { bridges, yRatio, plotRuns, type Figure } from "../sparkline/runs.ts";
import type { Scale } from "./scale.ts";

interface TrendLinesProps {
  figures: readonly Figure[];
  scale: Scale;
}

const WIDTH = 1000;
const HEIGHT = 300;

/** Grid, area and line, stretched to the plot with a constant stroke width. */
export const TrendLines: (props: TrendLinesProps) => ReactNode = memo(function TrendLines({
  figures,
  scale,
}: TrendLinesProps) {
  const id = useId();
  const levelOf = (figure: number) => (1 - yRatio(figure, scale)) * HEIGHT;
  const runs = plotRuns(figures, { ...scale, width: WIDTH, height: HEIGHT });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--tr-d1)" stopOpacity="0.24" />
        <stop offset="1" stopColor="var(--tr-d1)" stopOpacity="0" />
      </linearGradient>
      {scale.ticks.map((tick) => (
        <path key={tick} data-part={tick === 0 ? "nought" : "grid"} d={`M0 ${levelOf(tick)}H${WIDTH}`} />
      ))}
      <g data-part="growth">
        {runs.length === 1 ? (
          <path data-part="area" d={areaPath(runs[0] ?? [], levelOf(0))} fill={`url(#${id})`} />
        ) : (
          // No area under a line with gaps, because it would look like separate blocks.
          bridges(runs).map((path) => <path key={path} data-part="bridge" d={path} />)
        )}
        {runs.map((run) => (
          <path key={run[0]?.[0]} data-part={run.length === 1 ? "dot" : "line"} d={monotonePath(run)} />
        ))}
      </g>
    </svg>
  );
});
