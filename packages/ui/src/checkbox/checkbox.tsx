"use client";
import { useEffect, useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { describedBy } from "../field/described-by.ts";
import { FieldError } from "../field/field-error.tsx";
import { useForwardedRef } from "../field/use-forwarded-ref.ts";

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "children"> {
  /** Label; may contain links. */
  label: ReactNode;
  /** If `true`, the checkbox appears indeterminate: only some of its items are checked. Update it when the user clicks. */
  indeterminate?: boolean;
  /** Error message. */
  error?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 12px;
  align-items: start;
  & > input {
    appearance: none;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    margin: 10px 0;
    border-radius: var(--tr-radius-sm);
    background: var(--tr-surface);
    box-shadow: inset 0 0 0 1.5px var(--tr-line-strong);
    cursor: pointer;
    transition: background-color var(--tr-dur-fast) var(--tr-ease-out);
    &::before {
      content: "";
      width: 12px;
      height: 6px;
      border: solid var(--tr-on-primary);
      border-width: 0 0 2.5px 2.5px;
      translate: 0 -1.5px;
      rotate: -45deg;
      scale: 0;
      transition: scale var(--tr-dur-base) var(--tr-ease-spring);
    }
    &:checked {
      background: var(--tr-primary);
      box-shadow: none;
      &::before {
        scale: 1;
      }
    }
    &:indeterminate {
      background: var(--tr-primary);
      box-shadow: none;
      &::before {
        height: 0;
        border-width: 0 0 2.5px;
        translate: none;
        rotate: none;
        scale: 1;
      }
    }
    &[aria-invalid="true"]:not(:checked, :indeterminate) {
      box-shadow: inset 0 0 0 2px var(--tr-danger);
    }
    &:disabled,
    &:disabled + label {
      cursor: not-allowed;
      opacity: 0.5;
    }
    @media (forced-colors: active) {
      appearance: auto;
      &::before {
        content: none;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      &::before {
        transition: none;
      }
    }
  }
  & > label {
    padding-block: 11px;
    color: var(--tr-text);
    cursor: pointer;
  }
`;

/** A labeled checkbox. `ref` and other props are passed to the native `<input>`, so `{...register("terms")}` works. */
export function Checkbox({
  label,
  error,
  indeterminate,
  ref,
  className,
  style,
  id: givenId,
  "aria-describedby": ownDescription,
  ...rest
}: CheckboxProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  const inputRef = useForwardedRef(ref);
  useEffect(() => {
    // Runs after every render, because a click resets the property.
    if (inputRef.current && indeterminate !== undefined) inputRef.current.indeterminate = indeterminate;
  });
  return (
    <Root className={className} style={style}>
      <input ref={inputRef} {...rest} {...describedBy(id, { error }, ownDescription)} type="checkbox" />
      <label htmlFor={id}>{label}</label>
      <FieldError of={id}>{error}</FieldError>
    </Root>
  );
}
