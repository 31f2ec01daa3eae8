"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Field, type FieldFrame } from "../field/field.tsx";
import { useField } from "../field/use-field.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { Control } from "./select.styles.ts";

/** An option of a `Select`. */
export interface SelectOption {
  /** Submitted value. */
  value: string;
  /** Visible label. */
  label: string;
  /** If `true`, the option can't be selected. */
  disabled?: boolean;
}

/** Options under a heading. */
export interface SelectGroup {
  /** Heading of the group. */
  label: string;
  /** Options of the group. */
  options: readonly SelectOption[];
}

export interface SelectProps
  extends FieldFrame, Omit<ComponentPropsWithRef<"select">, "multiple" | "size" | "children"> {
  /** Options or groups, in display order. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Placeholder shown while no option is selected; its value is the empty string. */
  placeholder?: string;
  /** If `true`, the options are loading: shows a spinner and disables the field. */
  loading?: boolean;
}

const renderOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** Native select. `ref` and other props are passed to the `<select>`. */
export function Select({
  options,
  placeholder,
  loading = false,
  disabled = false,
  value,
  defaultValue,
  ...rest
}: SelectProps): ReactNode {
  const { field, control } = useField(rest);
  const initialValue = defaultValue ?? (placeholder === undefined ? undefined : "");
  return (
    <Field {...field}>
      <Control>
        <select
          data-empty={placeholder === undefined ? undefined : true}
          {...control}
          {...(value === undefined ? { defaultValue: initialValue } : { value })}
          disabled={disabled || loading}
          aria-busy={loading || undefined}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((item) =>
            "options" in item ? (
              <optgroup key={item.label} label={item.label}>
                {item.options.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(item)
            ),
          )}
        </select>
        {loading ? <Spinner className="busy" /> : <i aria-hidden="true" />}
      </Control>
    </Field>
  );
}
