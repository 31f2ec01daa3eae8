import type { ComponentPropsWithRef, ReactNode } from "react";
import { percent } from "./percent.ts";
import { Root } from "./progress-bar.styles.ts";

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Value from 0 to 100; other values are clamped. */
  value: number;
  /** Accessible name, such as "Week 1". */
  label: string;
  /** Value as text, such as "3 of 7 tasks done". */
  valueText?: string;
}

/** Progress bar in the form of a growing vine. */
export function ProgressBar({ value, label, valueText, ...rest }: ProgressBarProps): ReactNode {
  const done = percent(value);
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={done}
      aria-valuetext={valueText}
      data-empty={done === 0 || undefined}
      {...rest}
    >
      <i style={{ width: `${done}%` }} />
      <svg
        style={{ insetInlineStart: `min(${done}%, 100% - 8px)` }}
        width="26"
        height="26"
        viewBox="0 0 26 26"
        aria-hidden="true"
      >
        <path
          d="M0 0C1.9-6.4 9.9-8 16-1.3 11.8 4.8 4.2 4.8 0 0Z"
          transform="translate(9 20) rotate(-118)"
          fill="var(--tr-progress-tip)"
        />
        <path
          d="M0 0C1.7-5.6 8.7-7 14-1.1 10.4 4.2 3.6 4.2 0 0Z"
          transform="translate(9 20) rotate(-38)"
          fill="var(--tr-progress)"
        />
      </svg>
    </Root>
  );
}
