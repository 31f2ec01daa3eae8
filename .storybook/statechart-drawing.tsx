// Storybook’s manager provides its own React, but not the JSX runtime.
/** @jsxRuntime classic */
import * as React from "react";
import type { ReactNode } from "react";
import { styled } from "storybook/theming";
import type { Chart } from "../stories/atlas/statechart/layout.ts";

const Frame = styled.div`
  overflow: auto;
  padding: 12px;
  svg {
    display: block;
    margin-inline: auto;
    font-family: inherit;
  }
  rect {
    fill: ${({ theme }) => theme.background.content};
    stroke: ${({ theme }) => theme.color.mediumdark};
  }
  rect[data-group] {
    fill: none;
    stroke-dasharray: 4 3;
  }
  rect[data-active] {
    fill: ${({ theme }) => theme.color.secondary};
    stroke: ${({ theme }) => theme.color.secondary};
    stroke-width: 2;
  }
  rect[data-group][data-active] {
    fill: none;
    stroke-dasharray: none;
  }
  text {
    fill: ${({ theme }) => theme.color.defaultText};
    font-size: 12px;
  }
  text[data-active] {
    fill: ${({ theme }) => theme.background.content};
    font-weight: 700;
  }
  text[data-label] {
    font-size: 10.5px;
    stroke: ${({ theme }) => theme.background.content};
    stroke-width: 3px;
    paint-order: stroke;
  }
  path {
    fill: none;
    stroke: ${({ theme }) => theme.color.mediumdark};
  }
  path[data-active] {
    stroke: ${({ theme }) => theme.color.secondary};
    stroke-width: 2;
  }
  marker path {
    fill: ${({ theme }) => theme.color.mediumdark};
    stroke: none;
  }
`;

const pathOf = (points: Chart["transitions"][number]["points"]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Scrolls the chart, but not the page, until the state is in its center. */
function reveal(state: SVGGElement | null): void {
  const region = state?.closest('[role="region"]');
  if (!state || !region) return;
  const [inner, outer] = [state.getBoundingClientRect(), region.getBoundingClientRect()];
  region.scrollBy(
    inner.left + inner.width / 2 - outer.left - outer.width / 2,
    inner.top + inner.height / 2 - outer.top - outer.height / 2,
  );
}

/** Draws a machine. Groups are drawn behind their states, and arrows that leave an active state are highlighted. */
export function StatechartDrawing({ chart, active }: { chart: Chart; active: readonly string[] }): ReactNode {
  const isActive = (id: string) => (active.includes(id) ? "" : undefined);
  const innermost = chart.states.findLast(({ id, isGroup }) => !isGroup && active.includes(id))?.id;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <Frame tabIndex={0} role="region" aria-label="Chart">
      <svg width={chart.width} height={chart.height} role="img" aria-label={`States: ${chart.states.length}`}>
        <defs>
          <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {chart.states
          .filter(({ isGroup }) => isGroup)
          .map(({ id, label, x, y, width, height }) => (
            <g key={id}>
              <rect
                x={x - width / 2}
                y={y - height / 2}
                {...{ width, height }}
                rx={8}
                data-group
                data-active={isActive(id)}
              />
              <text x={x - width / 2 + 8} y={y - height / 2 + 15}>
                {label}
              </text>
            </g>
          ))}
        {chart.transitions.map(({ from, to, points }) => (
          <path key={`${from} ${to}`} d={pathOf(points)} markerEnd="url(#arrow)" data-active={isActive(from)} />
        ))}
        {chart.states
          .filter(({ isGroup }) => !isGroup)
          .map(({ id, label, x, y, width, height }) => (
            <g key={id} ref={id === innermost ? reveal : undefined}>
              <rect x={x - width / 2} y={y - height / 2} {...{ width, height }} rx={7} data-active={isActive(id)} />
              <text {...{ x }} y={y + 4} textAnchor="middle" data-active={isActive(id)}>
                {label}
              </text>
            </g>
          ))}
        {chart.transitions.map(({ from, to, label, at }) => {
          const lines = label.split("\n");
          return (
            <text key={`${from} ${to}`} textAnchor="middle" data-label>
              {lines.map((line, index) => (
                <tspan key={line} x={at.x} y={at.y + (index - (lines.length - 1) / 2) * 13 + 4}>
                  {line}
                </tspan>
              ))}
            </text>
          );
        })}
      </svg>
    </Frame>
  );
}
