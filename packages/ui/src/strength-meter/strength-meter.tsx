import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { percent } from "../progress-bar/percent.ts";

export interface StrengthMeterProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Score from 0 to 100, 20 per criterion met. Other values are clamped. */
  score: number;
  /** Sets the color. */
  level: "weak" | "medium" | "strong";
  /** Accessible name, such as "Strength". */
  label: string;
  /** Level as text, such as "Strong". */
  levelText: string;
}

const Root = styled.div`
  display: grid;
  gap: 8px;
  color: var(--tr-text-2);
  font-size: var(--tr-size-sm);
  --on: var(--tr-success);

  &[data-level="weak"] {
    --on: var(--tr-danger);
  }

  &[data-level="medium"] {
    --on: var(--tr-warning);
  }

  & > div {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: 5px;
  }

  & i {
    height: 7px;
    border-radius: var(--tr-radius-full);
    background: var(--tr-sunken);
    box-shadow: inset 0 0 0 1px var(--tr-line);
    transition: background-color var(--tr-dur-base) var(--tr-ease-out);

    &[data-on] {
      background: var(--on);
      box-shadow: none;
    }

    @media (forced-colors: active) {
      border: 1px solid CanvasText;

      &[data-on] {
        forced-color-adjust: none;
        background: CanvasText;
      }
    }
  }

  & strong {
    color: var(--tr-text);
    font-weight: var(--tr-weight-semi);
  }
`;

const steps = [20, 40, 60, 80, 100];

/** Password strength in five steps with a text level. */
export function StrengthMeter({ score, level, label, levelText, ...rest }: StrengthMeterProps): ReactNode {
  const met = percent(score);
  return (
    <Root data-level={level} {...rest}>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={met}
        aria-valuetext={levelText}
      >
        {steps.map((step) => (
          <i key={step} data-on={met >= step || undefined} />
        ))}
      </div>
      <span aria-live="polite">
        {label}: <strong>{levelText}</strong>
      </span>
    </Root>
  );
}
