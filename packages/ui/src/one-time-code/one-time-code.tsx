"use client";
import { useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode } from "react";
import { Field, type FieldFrame } from "../field/field.tsx";
import { useField } from "../field/use-field.ts";
import { Code } from "./one-time-code.styles.ts";
import { useSlots, type SlotsInput } from "./use-slots.ts";

export interface OneTimeCodeProps
  extends
    FieldFrame,
    Omit<ComponentPropsWithRef<"input">, "type" | "value" | "defaultValue" | "maxLength" | keyof SlotsInput> {
  /** Current code. */
  value: string;
  /** Called with letters and digits only, never longer than `length`. */
  onValueChange: (code: string) => void;
  /** Called when the last character is entered. */
  onComplete?: (code: string) => void;
  /** Number of characters. */
  length?: number;
}

/**
 * A one-time code, one box per character. It is a single native input, so paste, SMS autofill and password
 * managers work. `ref` and other props are passed to the `<input>`.
 */
export function OneTimeCode({
  value,
  onValueChange,
  onComplete,
  length = 6,
  ref,
  onFocus,
  onBlur,
  ...rest
}: OneTimeCodeProps): ReactNode {
  const { field, control } = useField(rest);
  const onCode = (code: string) => {
    if (code === value) return;
    onValueChange(code);
    if (code.length === length) onComplete?.(code);
  };
  const input = useRef<HTMLInputElement>(null);
  const slots = useSlots({ ref: input, value, length, onCode });
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const isActive = (index: number) => {
    if (slots.selected === undefined) return undefined;
    const [start, end] = slots.selected;
    return start === end
      ? index === Math.min(start, value.length, length - 1) || undefined
      : (index >= start && index < end) || undefined;
  };
  return (
    <Field {...field}>
      <Code style={{ "--slots": length }}>
        <input
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...control}
          {...slots.input}
          ref={input}
          type="text"
          value={value}
          onFocus={(event) => {
            slots.focus(event.currentTarget);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            slots.blur();
            onBlur?.(event);
          }}
        />
        <div className="slots" aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <i key={index} data-active={isActive(index)}>
              {value[index]}
            </i>
          ))}
        </div>
      </Code>
    </Field>
  );
}
