"use client";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { describedBy } from "../field/described-by.ts";
import { Field, type FieldFrame } from "../field/field.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { Control } from "./select.styles.ts";

/** One answer of a `Select`. */
export interface SelectOption {
  /** What the form gets. */
  value: string;
  /** Its words. */
  label: string;
  /** Shown, but can't be chosen. */
  disabled?: boolean;
}

/** Answers that belong together, under a heading. */
export interface SelectGroup {
  /** The heading. */
  label: string;
  /** The answers below it. */
  options: readonly SelectOption[];
}

export interface SelectProps
  extends FieldFrame, Omit<ComponentPropsWithRef<"select">, "multiple" | "size" | "children"> {
  /** The answers in order, in groups or not. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Stands there until something is chosen, such as "Choose a tone". Its value is the empty string. */
  placeholder?: string;
  /** The answers are on their way: it shows a spinner and can't be used yet. */
  loading?: boolean;
}

const answer = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** One of many, from the browser's own list. `ref` and the rest of the props reach the `<select>`. */
export function Select({
  label,
  labelAction,
  hint,
  error,
  className,
  style,
  options,
  placeholder,
  loading = false,
  disabled = false,
  value,
  // Nothing is chosen while the placeholder stands there.
  defaultValue = value === undefined && placeholder !== undefined ? "" : undefined,
  id: givenId,
  "aria-describedby": ownDescription,
  ...rest
}: SelectProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field {...{ id, label, labelAction, hint, error, className, style }}>
      <Control>
        <select
          data-empty={placeholder === undefined ? undefined : true}
          {...rest}
          {...describedBy(id, { hint, error }, ownDescription)}
          {...(value === undefined ? { defaultValue } : { value })}
          disabled={disabled || loading}
          aria-busy={loading || undefined}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((entry) =>
            "options" in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(answer)}
              </optgroup>
            ) : (
              answer(entry)
            ),
          )}
        </select>
        {loading ? <Spinner className="busy" /> : <i aria-hidden="true" />}
      </Control>
    </Field>
  );
}
