"use client";
import { useId, type CSSProperties } from "react";
import { describedBy } from "./described-by.ts";
import type { FieldFrame, FieldProps } from "./field.tsx";

interface SharedProps extends FieldFrame {
  /** Id of the control; generated if omitted. */
  id?: string | undefined;
  /** Class of the outermost element. */
  className?: string | undefined;
  /** Style of the outermost element. */
  style?: CSSProperties | undefined;
  /** Ids of other elements that describe the control. */
  "aria-describedby"?: string | undefined;
}

/** Splits the props of a field component into those of `Field` and those of its control, and links the two. */
export function useField<Props extends SharedProps>(
  props: Props,
): { field: FieldProps; control: Omit<Props, keyof SharedProps> & ReturnType<typeof describedBy> } {
  const ownId = useId();
  const {
    label,
    labelAction,
    hint,
    error,
    className,
    style,
    id = ownId,
    "aria-describedby": description,
    ...rest
  } = props;
  return {
    field: { id, label, labelAction, hint, error, className, style },
    control: { ...rest, ...describedBy(id, { hint, error }, description) },
  };
}
