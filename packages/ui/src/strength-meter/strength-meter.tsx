import type { ComponentPropsWithRef, ReactNode } from "react";
import { percent } from "../progress-bar/percent.ts";
import { Root } from "./strength-meter.styles.ts";

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
