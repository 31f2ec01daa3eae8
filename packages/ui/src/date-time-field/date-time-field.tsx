"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { controlStyles } from "../field/control.styles.ts";
import { Field, type FieldFrame } from "../field/field.tsx";
import { useField } from "../field/use-field.ts";

export interface DateTimeFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<"input">, "type"> {
  /** Input type. Values are ISO strings: `2026-11-21T18:30`, `2026-11-21` or `18:30`. */
  type?: "datetime-local" | "date" | "time";
}

const Input = styled.input`
  ${controlStyles}
  padding-inline-end: 8px;
  font-variant-numeric: tabular-nums lining-nums;
  /* Otherwise iOS centers the value and sets its own width. */
  appearance: none;
  /* In a narrow form the parts wrap instead of overflowing. */
  min-width: 0;
  text-align: start;

  &::-webkit-date-and-time-value {
    text-align: start;
  }

  &::-webkit-datetime-edit {
    padding-block: 12px;
  }

  &::-webkit-datetime-edit-fields-wrapper {
    flex-wrap: wrap;
  }

  &::-webkit-calendar-picker-indicator {
    width: 20px;
    height: 20px;
    padding: 10px;
    border-radius: var(--tr-radius-control-sm);
    box-sizing: content-box;
    opacity: 0.72;
    cursor: pointer;

    &:hover {
      opacity: 1;
      background-color: var(--tr-surface-2);
    }

    &:focus-visible {
      outline: 2px solid var(--tr-focus);
      outline-offset: -2px;
    }
  }

  &:disabled::-webkit-calendar-picker-indicator {
    cursor: inherit;
  }
`;

/** Native date and time field in the user's locale. `ref` and other props are passed to the `<input>`. */
export function DateTimeField({ type = "datetime-local", ...rest }: DateTimeFieldProps): ReactNode {
  const { field, control } = useField(rest);
  return (
    <Field {...field}>
      <Input type={type} {...control} />
    </Field>
  );
}
