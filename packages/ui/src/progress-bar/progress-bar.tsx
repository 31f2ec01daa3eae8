import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { percent } from "./percent.ts";

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Value from 0 to 100; other values are clamped. */
  value: number;
  /** Accessible name, such as "Week 1". */
  label: string;
  /** Value as text, such as "3 of 7 tasks done". */
  valueText?: string;
}

const Root = styled.div`
  position: relative;
  height: 10px;
  border-radius: var(--tr-radius-full);
  background: var(--tr-sunken);
  box-shadow: inset 0 0 0 1px var(--tr-line);
  & > i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-radius: inherit;
    background: linear-gradient(90deg, var(--tr-progress-start), var(--tr-progress));
    transition: width var(--tr-dur-grow) var(--tr-ease-out);
  }
  & > svg {
    position: absolute;
    top: 50%;
    translate: -9px -74%;
    transition:
      inset-inline-start var(--tr-dur-grow) var(--tr-ease-out),
      scale var(--tr-dur-base) var(--tr-ease-out);
    overflow: visible;
  }
  &[data-empty] > svg {
    scale: 0;
  }
  &:dir(rtl) > svg {
    translate: 9px -74%;
  }
  @media (prefers-reduced-motion: reduce) {
    & > i,
    & > svg {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & > i {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

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
