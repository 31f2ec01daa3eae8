"use client";
import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from "react";
import { describedBy, type FieldMessages } from "../field/described-by.ts";
import { FieldError } from "../field/field-error.tsx";
import { Root } from "./switch.styles.ts";

export interface SwitchProps extends FieldMessages, Omit<ComponentPropsWithRef<"input">, "type" | "children" | "size"> {
  /** Label, such as "Weekly summary". Use the same label for both states. */
  label: ReactNode;
  /** If `true`, a change is being saved: keeps focus and ignores changes. */
  loading?: boolean;
}

/** Prevents a change while loading. `disabled` would drop focus. */
const preventChange = (event: MouseEvent) => event.preventDefault();
const ignoreChange = () => undefined;

/** Switch for a setting that applies immediately. `ref` and other props are passed to the native checkbox. */
export function Switch({
  label,
  hint,
  error,
  loading = false,
  className,
  style,
  onClick,
  onChange,
  id: givenId,
  "aria-describedby": ownDescription,
  ...rest
}: SwitchProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Root className={className} style={style}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        {...describedBy(id, { hint, error }, ownDescription)}
        {...(loading && { "aria-busy": true, "aria-disabled": true })}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- The native checkbox exposes its state.
        role="switch"
        onClick={loading ? preventChange : onClick}
        onChange={loading ? ignoreChange : onChange}
      />
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError of={id}>{error}</FieldError>
    </Root>
  );
}
