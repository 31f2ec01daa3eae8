"use client";
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { controlLook } from "../field/control.styles.ts";
import { describedBy } from "../field/described-by.ts";
import { Field, type FieldFrame } from "../field/field.tsx";
import { EyeGlyph, EyeOffGlyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

export interface PasswordFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<"input">, "type"> {
  /** Names the eye while the password is hidden, such as "Show password". */
  showLabel: string;
  /** Names the eye while the password is shown, such as "Hide password". */
  hideLabel: string;
}

const Control = styled.div`
  position: relative;

  & > input {
    ${controlLook}
    padding-inline-end: 52px;

    &::-ms-reveal {
      display: none;
    }
  }

  & > button {
    position: absolute;
    inset-block: 4px;
    inset-inline-end: 4px;
    width: 40px;
    height: 40px;

    @media (pointer: coarse) {
      inset-block: 2px;
      inset-inline-end: 2px;
      width: var(--tr-control);
      height: var(--tr-control);
    }

    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;

/** A password with an eye to check it by. `ref` and the rest of the props reach the `<input>`. */
export function PasswordField({
  label,
  labelAction,
  hint,
  error,
  className,
  style,
  showLabel,
  hideLabel,
  disabled,
  id: givenId,
  "aria-describedby": ownDescription,
  ...rest
}: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  const ownId = useId();
  const id = givenId ?? ownId;
  const Icon = shown ? EyeOffGlyph : EyeGlyph;
  return (
    <Field {...{ id, label, labelAction, hint, error, className, style }}>
      <Control>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...describedBy(id, { hint, error }, ownDescription)}
          disabled={disabled}
          type={shown ? "text" : "password"}
        />
        <IconButton
          label={shown ? hideLabel : showLabel}
          disabled={disabled}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} />
        </IconButton>
      </Control>
    </Field>
  );
}
