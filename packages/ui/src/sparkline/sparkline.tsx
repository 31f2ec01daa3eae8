"use client";
import { useMemo, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { areaPath, monotonePath } from "./monotone-path.ts";
import { bridges, plotRuns, type Figure } from "./runs.ts";
import { extent } from "./extent.ts";

export type { Figure } from "./runs.ts";

export interface SparklineProps extends Omit<ComponentPropsWithRef<"svg">, "children" | "values"> {
  /** Values in order. Anything but a finite number leaves a gap. */
  values: readonly Figure[];
  /** Accessible name. Omit it if the same numbers are shown beside the chart, which is then decorative. */
  label?: string;
  /** Height in pixels. The chart stretches to the container's width. */
  height?: number;
}

const WIDTH = 240;
const HEIGHT = 44;
const MARGIN = 4;

const Root = styled.svg`
  display: block;
  width: 100%;
  overflow: hidden;
  & > path {
    fill: none;
    stroke: var(--tr-progress);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  & > path[data-part="area"] {
    fill: var(--tr-progress);
    stroke: none;
    opacity: 0.14;
  }
  /* Gaps are bridged with a faint line. */
  & > path[data-part="bridge"] {
    stroke-dasharray: 1 5;
    opacity: 0.55;
  }
  & > path[data-part="dot"] {
    stroke-width: 6;
  }
  &:dir(rtl) {
    scale: -1 1;
  }
  @media (forced-colors: active) {
    & > path {
      stroke: CanvasText;
    }
    & > path[data-part="area"] {
      display: none;
    }
  }
`;

/** Small line chart without axes or labels. */
export function Sparkline({ values, label, height = HEIGHT, style, ...rest }: SparklineProps): ReactNode {
  const runs = useMemo(() => {
    const { low, high } = extent(values) ?? { low: 0, high: 0 };
    return plotRuns(values, { width: WIDTH, height: HEIGHT - 2 * MARGIN, low, high }).map((run) =>
      run.map(([x, y]) => [x, y + MARGIN] as const),
    );
  }, [values]);
  const ariaProps = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <Root
      {...ariaProps}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      style={{ height, ...style }}
      {...rest}
    >
      {bridges(runs).map((path) => (
        <path key={path} data-part="bridge" d={path} />
      ))}
      {runs.map((run) => {
        const line = monotonePath(run);
        return run.length === 1 ? (
          <path key={line} data-part="dot" d={line} />
        ) : (
          [
            // No area under a line with gaps, because it would look like separate blocks.
            runs.length === 1 && <path key={`${line} area`} data-part="area" d={areaPath(run, HEIGHT)} />,
            <path key={line} data-part="line" d={line} />,
          ]
        );
      })}
    </Root>
  );
}
