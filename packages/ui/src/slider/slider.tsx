"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { css, styled } from "styled-components";
import { Field, type FieldFrame } from "../field/field.tsx";
import { finite } from "../field/finite.ts";
import { useControllable } from "../field/use-controllable.ts";
import { useField } from "../field/use-field.ts";
import { useFormReset } from "../field/use-form-reset.ts";
import { useForwardedRef } from "../field/use-forwarded-ref.ts";

type InputProps = Omit<ComponentPropsWithRef<"input">, "type" | "value" | "defaultValue" | "min" | "max" | "step">;

export interface SliderProps extends Omit<FieldFrame, "labelAction">, InputProps {
  /** Value of a controlled slider. Omit it for an uncontrolled slider. */
  value?: number;
  /** Initial value of an uncontrolled slider. Defaults to `min`. */
  defaultValue?: number;
  /** Called with the value while the user moves the slider. */
  onValueChange?: (value: number) => void;
  /** Minimum value. Defaults to 0. */
  min?: number;
  /** Maximum value. Defaults to 100. */
  max?: number;
  /** Granularity of the values. Defaults to 1. */
  step?: number;
  /** Formats the value that is shown next to the label and read by screen readers. */
  formatValue?: (value: number) => string;
}

const track = css`
  height: 6px;
  border-radius: var(--tr-radius-full);
  background: linear-gradient(var(--to), var(--tr-primary) var(--filled), var(--tr-line-strong) var(--filled));
`;

const thumb = css`
  width: 24px;
  height: 24px;
  border: 0;
  border-radius: 50%;
  background: var(--tr-surface);
  box-shadow:
    inset 0 0 0 7px var(--tr-primary),
    var(--tr-shadow-1);
`;

const Range = styled.input`
  --to: to right;
  appearance: none;
  display: block;
  width: 100%;
  height: var(--tr-control);
  margin: 0;
  border-radius: var(--tr-radius-sm);
  background: none;
  cursor: pointer;
  &:dir(rtl) {
    --to: to left;
  }
  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-moz-range-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    appearance: none;
    margin-top: -9px;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** Native slider for picking an approximate value. `ref` and other props are passed to the `<input>`. */
export function Slider(props: SliderProps): ReactNode {
  const { value, defaultValue, onValueChange, onChange, ref, ...others } = props;
  const { min, max, step = 1, formatValue = String, ...rest } = others;
  const lowest = finite(min) ?? 0;
  const highest = Math.max(finite(max) ?? 100, lowest);
  const within = (number: number) => Math.min(highest, Math.max(lowest, finite(number) ?? lowest));
  const initial = within(defaultValue ?? lowest);
  const [current, setCurrent] = useControllable(value, initial, onValueChange);
  const shown = within(current);
  const input = useForwardedRef(ref);
  useFormReset(input, () => setCurrent(initial));
  const { field, control } = useField(rest);
  const filled = highest > lowest ? ((shown - lowest) / (highest - lowest)) * 100 : 0;
  return (
    <Field {...field} labelAction={<output htmlFor={field.id}>{formatValue(shown)}</output>}>
      <Range
        {...control}
        ref={input}
        type="range"
        min={lowest}
        max={highest}
        step={Math.max(0, finite(step) ?? 1) || "any"}
        aria-valuetext={formatValue(shown)}
        style={{ "--filled": `${filled}%` }}
        {...(value === undefined ? { defaultValue: initial } : { value: shown })}
        onChange={(event) => {
          onChange?.(event);
          setCurrent(event.currentTarget.valueAsNumber);
        }}
      />
    </Field>
  );
}
