"use client";
import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from "react";
import { describedBy, type FieldMessages } from "../field/described-by.ts";
import { AlertGlyph } from "../glyph/glyph.tsx";
import { Root } from "./switch.styles.ts";

export interface SwitchProps extends FieldMessages, Omit<ComponentPropsWithRef<"input">, "type" | "children" | "size"> {
  /** What is on or off, such as "Weekly summary". The words stay the same in both states. */
  label: ReactNode;
  /** The change is being kept: it holds the focus and refuses another change. */
  loading?: boolean;
}

/** `disabled` would drop the focus, so a busy switch refuses the click instead, and keeps quiet about it. */
const refuse = (event: MouseEvent) => event.preventDefault();
const keepQuiet = () => undefined;

/** On or off, at once. `ref` and the rest of the props reach the native checkbox, which has `role="switch"`. */
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
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- The native checkbox says whether it is on.
        role="switch"
        onClick={loading ? refuse : onClick}
        onChange={loading ? keepQuiet : onChange}
      />
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="error" id={`${id}-error`}>
          <AlertGlyph size={15} strokeWidth={2} />
          <span>{error}</span>
        </p>
      ) : null}
    </Root>
  );
}
