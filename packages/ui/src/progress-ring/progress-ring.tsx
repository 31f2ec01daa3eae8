import type { ComponentPropsWithRef, ReactNode } from "react";
import { CheckGlyph } from "../glyph/glyph.tsx";
import { percent } from "../progress-bar/percent.ts";
import { Root } from "./progress-ring.styles.ts";

export interface ProgressRingProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Value from 0 to 100; other values are clamped. */
  value: number;
  /** Accessible name. Omit it if the same number is shown beside the ring, which is then decorative. */
  label?: string;
  /** Diameter in pixels. */
  size?: number;
}

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
      style={{ "--ring-text": `${size * 0.29}px`, width: size, height: size, ...style }}
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
