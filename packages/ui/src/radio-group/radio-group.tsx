"use client";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import type { FieldMessages } from "../field/described-by.ts";
import { describedBy } from "../field/described-by.ts";
import { AlertGlyph } from "../glyph/glyph.tsx";
import { Root } from "./radio-group.styles.ts";

/** One answer of a `RadioGroup`. */
export interface RadioOption<Value extends string> {
  /** What is chosen with it. */
  value: Value;
  /** Its words. */
  label: ReactNode;
  /** A second, smaller line. */
  note?: ReactNode;
  /** A picture before the words. */
  start?: ReactNode;
  /** The language its words are in, where it isn't the page's. */
  lang?: string;
  /** Shown, but can't be chosen. */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends FieldMessages, Omit<ComponentPropsWithRef<"fieldset">, "onChange" | "defaultValue" | "children"> {
  /** The question, such as "Language". */
  label: ReactNode;
  /** The answers in order. */
  options: readonly RadioOption<Value>[];
  /** What is chosen; `null` when nothing is yet. Leave it out and the browser keeps the choice. */
  value?: Value | null;
  /** What is chosen at first, where the browser keeps the choice. */
  defaultValue?: Value;
  /** Another one was chosen. */
  onValueChange?: (value: Value) => void;
  /** The field's name in a form. */
  name?: string;
  /** `list` is one below the other; `cards` are tiles side by side where there is room. */
  look?: "list" | "cards";
  /** An answer must be given. */
  required?: boolean;
}

/** One of a few, all in sight. `ref` and the rest of the props reach the `<fieldset>`; `disabled` stops all of it. */
export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  look = "list",
  required = false,
  id: givenId,
  "aria-describedby": ownDescription,
  ...rest
}: RadioGroupProps<Value>): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Root
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      data-look={look}
      {...rest}
      {...describedBy(id, { hint, error }, ownDescription)}
    >
      <legend id={`${id}-label`}>{label}</legend>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className="options">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name ?? ownId}
              value={option.value}
              disabled={option.disabled}
              required={required}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.start ? <span className="start">{option.start}</span> : <span />}
            <span>
              {option.label}
              {option.note ? <small>{option.note}</small> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p className="error" id={`${id}-error`}>
          <AlertGlyph size={15} strokeWidth={2} />
          <span>{error}</span>
        </p>
      ) : null}
    </Root>
  );
}
