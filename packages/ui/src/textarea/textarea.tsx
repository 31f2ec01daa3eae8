"use client";
import { useLayoutEffect, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { controlStyles } from "../field/control.styles.ts";
import { Field, type FieldFrame } from "../field/field.tsx";
import { useField } from "../field/use-field.ts";
import { useForwardedRef } from "../field/use-forwarded-ref.ts";
import { grow } from "./grow.ts";

export interface TextareaProps extends FieldFrame, ComponentPropsWithRef<"textarea"> {
  /** Minimum number of visible lines. The field grows with its content. */
  rows?: number;
  /** Height in pixels at which the field stops growing and scrolls. */
  maxHeight?: number;
}

const Area = styled.textarea`
  ${controlStyles}
  display: block;
  min-height: calc(var(--rows) * 1lh + 24px);
  padding-block: 12px;
  line-height: 1.45;
  resize: vertical;
  field-sizing: content;
  scrollbar-width: thin;
  @supports (field-sizing: content) {
    resize: none;
  }
`;

/** Multi-line text field. `ref` and other props are passed to the `<textarea>`. */
export function Textarea({ rows = 3, maxHeight = 320, onInput, ref, ...rest }: TextareaProps): ReactNode {
  const { field, control } = useField(rest);
  const area = useForwardedRef(ref);
  // Runs after every render, because the caller may set the value.
  useLayoutEffect(() => {
    if (area.current) grow(area.current);
  });
  return (
    <Field {...field}>
      <Area
        ref={area}
        rows={rows}
        style={{ "--rows": rows, maxHeight }}
        {...control}
        onInput={(event) => {
          grow(event.currentTarget);
          onInput?.(event);
        }}
      />
    </Field>
  );
}
