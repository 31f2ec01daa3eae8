"use client";
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { yRatio, xRatio } from "../sparkline/runs.ts";
import { Dot } from "./dot.ts";
import { nextPoint } from "./next-point.ts";
import { PointMark } from "./point-mark.tsx";
import type { Scale } from "./scale.ts";
import type { TrendPoint } from "./trend-point.ts";
import { TrendLines } from "./trend-lines.tsx";

interface TrendPlotProps {
  label: string;
  /** Id of the table, or of the button that shows it. */
  detailsId: string;
  points: readonly TrendPoint[];
  figures: readonly TrendPoint["value"][];
  scale: Scale;
  page: number;
  figureText: (point: TrendPoint) => string;
}

const isRightToLeft = (element: HTMLElement) => getComputedStyle(element).direction === "rtl";

const placeOf = (along: number, up: number) => ({ "--x": `${along * 100}%`, "--y": `${up * 100}%` });

/** Plot with a slider over its points. */
export function TrendPlot({ label, detailsId, points, figures, scale, page, figureText }: TrendPlotProps): ReactNode {
  const last = points.length - 1;
  const [chosen, setChosen] = useState(last);
  const [shown, setShown] = useState(false);
  const index = Math.min(chosen, last);
  const point = points[index];
  if (point === undefined) return null;

  const choose = (next: number) => {
    setChosen(next);
    setShown(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" && shown) {
      event.stopPropagation();
      setShown(false);
      return;
    }
    const next = nextPoint(index, points.length, event.key, page, isRightToLeft(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const along = isRightToLeft(event.currentTarget) ? 1 - share : share;
    choose(Math.min(last, Math.max(0, Math.round(along * last))));
  };
  const up = Number.isFinite(point.value) ? yRatio(point.value ?? 0, scale) : undefined;
  const name = point.note === undefined ? point.label : `${point.label} · ${point.note}`;
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-details={detailsId}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={index + 1}
      aria-valuetext={`${name}: ${figureText(point)}`}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerMove}
      onPointerLeave={(event) => setShown(event.currentTarget === document.activeElement)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
    >
      <TrendLines figures={figures} scale={scale} />
      {points.map(({ label: of, value, note }, place) =>
        note === undefined || !Number.isFinite(value) ? null : (
          <Dot key={of} data-part="noted" style={placeOf(xRatio(place, points.length), yRatio(value ?? 0, scale))} />
        ),
      )}
      {shown && <PointMark along={xRatio(index, points.length)} up={up} figure={figureText(point)} name={name} />}
    </div>
  );
}
