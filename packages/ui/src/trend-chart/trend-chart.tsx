"use client";
import { useId, useMemo, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { xRatio } from "../sparkline/runs.ts";
import { namedPlaces, roundScale } from "./scale.ts";
import { Root } from "./trend-chart.styles.ts";
import { TrendPlot } from "./trend-plot.tsx";
import type { TrendChartLabels, TrendPoint } from "./trend-point.ts";
import { TrendTable } from "./trend-table.tsx";

export type { TrendChartLabels, TrendPoint } from "./trend-point.ts";

export interface TrendChartProps extends Omit<ComponentPropsWithRef<"figure">, "children"> {
  /** Accessible name of the chart, slider and table, such as "Views per day". */
  label: string;
  /** Points in chronological order. */
  points: readonly TrendPoint[];
  /** Formats a value with its unit, such as "2,445 views". */
  formatValue: (value: number) => string;
  /** Formats a tick label, such as "2K". Defaults to `formatValue`. */
  formatTick?: (value: number) => string;
  /** Labels of the chart's controls and table. */
  labels: TrendChartLabels;
  /** Id of a table on the page with the same data. Replaces the built-in table and its button. */
  tableId?: string | undefined;
  /** Height of the plot in pixels. */
  height?: number;
  /** Number of points Page Up and Page Down move by. */
  page?: number;
  /** If `true`, shows a placeholder. */
  loading?: boolean;
}

const EDGE = 0.04;

const edgeOf = (along: number) => (along < EDGE ? "start" : along === 1 ? "end" : undefined);

/** Line chart with keyboard, mouse and touch support, and a table as an alternative view. */
export function TrendChart({
  label,
  points,
  formatValue,
  formatTick = formatValue,
  labels,
  tableId,
  height = 240,
  page = 7,
  loading = false,
  style,
  ...rest
}: TrendChartProps): ReactNode {
  const buttonId = useId();
  const detailsId = tableId ?? buttonId;
  const [asTable, setAsTable] = useState(false);
  const figures = useMemo(() => points.map(({ value }) => value), [points]);
  const scale = useMemo(() => roundScale(figures), [figures]);
  const hasFigures = figures.some((figure) => Number.isFinite(figure));
  const figureText = ({ value }: TrendPoint) => (Number.isFinite(value) ? formatValue(value ?? 0) : labels.missing);

  const chart = (
    <div data-part="chart">
      {hasFigures ? (
        <>
          <div data-part="ticks" aria-hidden="true">
            {scale.ticks.map((tick) => (
              <span key={tick}>{formatTick(tick)}</span>
            ))}
          </div>
          <TrendPlot {...{ label, detailsId, points, figures, scale, page, figureText }} />
          <div data-part="names" aria-hidden="true">
            {namedPlaces(points.length).map((place) => {
              const along = xRatio(place, points.length);
              const edge = edgeOf(along);
              return (
                <span
                  key={place}
                  data-edge={edge}
                  style={edge === "end" ? undefined : { insetInlineStart: `${along * 100}%` }}
                >
                  {points[place]?.label}
                </span>
              );
            })}
          </div>
        </>
      ) : (
        <p data-part="empty">{labels.empty}</p>
      )}
    </div>
  );
  return (
    <Root aria-label={label} aria-busy={loading || undefined} {...rest} style={{ "--height": `${height}px`, ...style }}>
      {loading ? (
        <Skeleton height={height + 44} />
      ) : asTable && hasFigures ? (
        <TrendTable {...{ label, points, labels, figureText }} />
      ) : (
        chart
      )}
      {hasFigures && !loading && tableId === undefined && (
        <div data-part="switch">
          <Button id={buttonId} variant="quiet" size="sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? labels.asChart : labels.asTable}
          </Button>
        </div>
      )}
    </Root>
  );
}
