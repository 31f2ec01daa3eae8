import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { CheckGlyph } from "../glyph/glyph.tsx";
import { percent } from "../progress-bar/percent.ts";

export interface ProgressRingProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Value from 0 to 100; other values are clamped. */
  value: number;
  /** Accessible name. Omit it next to the same number: the ring is then decorative. */
  label?: string;
  /** Diameter in pixels. */
  size?: number;
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  color: var(--tr-text);
  font-size: var(--tr-size-2xs);
  font-weight: 650;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;

  & > svg.ring {
    position: absolute;
    inset: 0;
    fill: none;
    stroke: var(--tr-grid);
    rotate: -90deg;
  }

  & > svg.ring > circle + circle {
    stroke: var(--tr-progress);
    stroke-linecap: round;
    transition: stroke-dashoffset var(--tr-dur-grow) var(--tr-ease-out);
  }

  &[data-empty] > svg.ring > circle + circle {
    stroke: none;
  }

  @media (prefers-reduced-motion: reduce) {
    & > svg.ring > circle + circle {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    & > svg.ring > circle:first-child {
      stroke: CanvasText;
      stroke-width: 1px;
    }

    & > svg.ring > circle + circle {
      stroke: Highlight;
    }
  }
`;

/** Progress ring with the percentage inside, and a check mark at 100%. */
export function ProgressRing({ value, label, size = 42, style, ...rest }: ProgressRingProps): ReactNode {
  const done = percent(value);
  const width = size / 9;
  const radius = (size - width) / 2;
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: width, pathLength: 100 };
  const ariaProps = label === undefined ? { "aria-hidden": true } : { role: "progressbar", "aria-label": label };
  return (
    <Root
      {...ariaProps}
      {...(label !== undefined && { "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": done })}
      data-empty={done === 0 || undefined}
      style={{ width: size, height: size, ...style }}
      {...rest}
    >
      <svg className="ring" viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
        <circle {...circle} />
        <circle {...circle} strokeDasharray="100 100" strokeDashoffset={100 - done} />
      </svg>
      {done === 100 ? <CheckGlyph size={size * 0.43} strokeWidth={2.8} /> : `${done}%`}
    </Root>
  );
}
