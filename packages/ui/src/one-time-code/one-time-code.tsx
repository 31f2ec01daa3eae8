"use client";
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from "react";
import { Field, type FieldFrame } from "../field/field.tsx";
import { useField } from "../field/use-field.ts";
import { useFormReset } from "../field/use-form-reset.ts";
import { watchValue } from "./code.ts";
import { Code } from "./one-time-code.styles.ts";
import { useSlots, type SlotsInput } from "./use-slots.ts";

export interface OneTimeCodeProps
  extends
    FieldFrame,
    Omit<
      ComponentPropsWithRef<"input">,
      "type" | "value" | "defaultValue" | "maxLength" | Exclude<keyof SlotsInput, "onChange">
    > {
  /** Current code. Omit it for an uncontrolled field. */
  value?: string;
  /** Initial code of an uncontrolled field, and the code after a reset of the form. */
  defaultValue?: string;
  /** Called with letters and digits only, never longer than `length`. */
  onValueChange?: (code: string) => void;
  /** Called when the code changes and every box is filled. */
  onComplete?: (code: string) => void;
  /** Number of characters. */
  length?: number;
}

/**
 * A one-time code, one box per character. It is a single native input, so paste, SMS autofill and password
 * managers work. `ref` and other props are passed to the `<input>`, so `{...register("code")}` works.
 */
export function OneTimeCode({
  value,
  defaultValue = "",
  onValueChange,
  onComplete,
  length = 6,
  ref,
  onChange,
  onFocus,
  onBlur,
  ...rest
}: OneTimeCodeProps): ReactNode {
  const { field, control } = useField(rest);
  const [own, setOwn] = useState(defaultValue);
  const code = value ?? own;
  const isControlled = value !== undefined;
  const write = (next: string) => {
    if (next === code) return false;
    setOwn(next);
    onValueChange?.(next);
    return true;
  };
  const onCode = (next: string) => {
    if (write(next) && next.length === length) onComplete?.(next);
  };
  const input = useRef<HTMLInputElement>(null);
  const slots = useSlots({ ref: input, value: code, length, onCode });
  useLayoutEffect(
    () => (isControlled || !input.current ? undefined : watchValue(input.current, setOwn)),
    [isControlled],
  );
  useFormReset(input, () => write(defaultValue));
  // Runs after `watchValue`, which must see the value that the caller's ref sets.
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const isActive = (index: number) => {
    if (slots.selected === undefined) return undefined;
    const [start, end] = slots.selected;
    return start === end
      ? index === Math.min(start, code.length, length - 1) || undefined
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
          {...(isControlled ? { value } : { defaultValue })}
          onChange={(event) => {
            slots.input.onChange(event);
            onChange?.(event);
          }}
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
              {code[index]}
            </i>
          ))}
        </div>
      </Code>
    </Field>
  );
}
