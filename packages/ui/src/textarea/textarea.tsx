"use client";
import { useId, useImperativeHandle, useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { controlStyles } from "../field/control.styles.ts";
import { describedBy } from "../field/described-by.ts";
import { Field, type FieldFrame } from "../field/field.tsx";
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
export function Textarea({
  label,
  labelAction,
  hint,
  error,
  className,
  style,
  rows = 3,
  maxHeight = 320,
  onInput,
  ref,
  id: givenId,
  "aria-describedby": ownDescription,
  ...rest
}: TextareaProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  // After every render, because the value may be set by the caller.
  useLayoutEffect(() => {
    if (area.current) grow(area.current);
  });
  return (
    <Field {...{ id, label, labelAction, hint, error, className, style }}>
      <Area
        ref={area}
        rows={rows}
        style={{ "--rows": rows, maxHeight }}
        {...rest}
        {...describedBy(id, { hint, error }, ownDescription)}
        onInput={(event) => {
          grow(event.currentTarget);
          onInput?.(event);
        }}
      />
    </Field>
  );
}
