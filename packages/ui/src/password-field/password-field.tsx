"use client";
import { useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { Field, type FieldFrame } from "../field/field.tsx";
import { useField } from "../field/use-field.ts";
import { EyeGlyph, EyeOffGlyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Control } from "./password-field.styles.ts";

export interface PasswordFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<"input">, "type"> {
  /** Accessible name of the toggle while the password is hidden, such as "Show password". */
  showLabel: string;
  /** Accessible name of the toggle while the password is visible, such as "Hide password". */
  hideLabel: string;
}

/** Password field with a visibility toggle. `ref` and other props are passed to the `<input>`. */
export function PasswordField({ showLabel, hideLabel, disabled, ...rest }: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  const { field, control } = useField(rest);
  const Icon = shown ? EyeOffGlyph : EyeGlyph;
  return (
    <Field {...field}>
      <Control>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          disabled={disabled}
          type={shown ? "text" : "password"}
        />
        <IconButton
          label={shown ? hideLabel : showLabel}
          disabled={disabled}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} />
        </IconButton>
      </Control>
    </Field>
  );
}
