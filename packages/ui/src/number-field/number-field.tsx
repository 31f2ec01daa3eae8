"use client";
import { type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { controlStyles } from "../field/control.styles.ts";
import { Field, type FieldFrame } from "../field/field.tsx";
import { finite } from "../field/finite.ts";
import { useField } from "../field/use-field.ts";
import { useForwardedRef } from "../field/use-forwarded-ref.ts";
import { MinusGlyph, PlusGlyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

export interface NumberFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<"input">, "type" | "value" | "step"> {
  /** Value of a controlled field; `null` is an empty field. Omit it for an uncontrolled field. */
  value?: number | null;
  /** Called with the number when it changes; `null` if the field is empty or not a number. */
  onValueChange?: (value: number | null) => void;
  /** Amount by which the buttons and arrow keys change the number. Numbers between steps are invalid. */
  step?: number;
  /** Accessible name of the button that decreases the number. */
  decreaseLabel: string;
  /** Accessible name of the button that increases the number. */
  increaseLabel: string;
}

const Control = styled.div`
  position: relative;
  & > input {
    ${controlStyles}
    appearance: textfield;
    padding-inline-end: 100px;
    font-variant-numeric: tabular-nums;
    &::-webkit-inner-spin-button,
    &::-webkit-outer-spin-button {
      appearance: none;
      margin: 0;
    }
  }
  & > .steps {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
    display: flex;
    align-items: center;
  }
`;

/** Native number field with buttons. Accepts the number format of the user's locale. */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  onChange,
  min,
  max,
  step = 1,
  decreaseLabel,
  increaseLabel,
  ref,
  ...rest
}: NumberFieldProps): ReactNode {
  const { field, control } = useField(rest);
  const input = useForwardedRef(ref);
  const move = (direction: "stepUp" | "stepDown") => {
    input.current?.[direction]();
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const isFixed = control.disabled === true || control.readOnly === true;
  // The buttons aren't tab stops, because the arrow keys do the same.
  const button = { type: "button", tabIndex: -1, disabled: isFixed, "aria-controls": control.id } as const;
  return (
    <Field {...field}>
      <Control>
        <input
          inputMode="decimal"
          {...control}
          ref={input}
          type="number"
          {...(min !== undefined && { min: finite(min) })}
          {...(max !== undefined && { max: finite(max) })}
          step={finite(step) ?? 1}
          {...(value === undefined ? { defaultValue: finite(defaultValue) } : { value: finite(value) ?? "" })}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(finite(event.currentTarget.valueAsNumber) ?? null);
          }}
        />
        <div className="steps">
          <IconButton label={decreaseLabel} {...button} onClick={() => move("stepDown")}>
            <MinusGlyph size={18} strokeWidth={2} />
          </IconButton>
          <IconButton label={increaseLabel} {...button} onClick={() => move("stepUp")}>
            <PlusGlyph size={18} strokeWidth={2} />
          </IconButton>
        </div>
      </Control>
    </Field>
  );
}
