"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Field, type FieldFrame } from "../field/field.tsx";
import { useField } from "../field/use-field.ts";
import { Input } from "./date-time-field.styles.ts";

export interface DateTimeFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<"input">, "type"> {
  /** Input type. Values are ISO strings: `2026-11-21T18:30`, `2026-11-21` or `18:30`. */
  type?: "datetime-local" | "date" | "time";
}

/** Native date and time field in the user's locale. `ref` and other props are passed to the `<input>`. */
export function DateTimeField({ type = "datetime-local", ...rest }: DateTimeFieldProps): ReactNode {
  const { field, control } = useField(rest);
  return (
    <Field {...field}>
      <Input type={type} {...control} />
    </Field>
  );
}
