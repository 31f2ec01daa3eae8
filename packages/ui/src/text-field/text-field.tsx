"use client";
import { memo, useId, type ComponentPropsWithRef, type NamedExoticComponent, type ReactNode } from "react";
import { styled } from "styled-components";
import { controlStyles } from "../field/control.styles.ts";
import { describedBy } from "../field/described-by.ts";
import { Field, type FieldFrame } from "../field/field.tsx";

export interface TextFieldProps extends FieldFrame, ComponentPropsWithRef<"input"> {}

const Input = styled.input`
  ${controlStyles}
`;

/** Single-line text field. `ref` and other props are passed to the `<input>`, as with `register("email")`. */
export const TextField: NamedExoticComponent<TextFieldProps> = /* @__PURE__ */ memo(function TextField({
  label,
  labelAction,
  hint,
  error,
  className,
  style,
  id: givenId,
  "aria-describedby": ownDescription,
  ...rest
}: TextFieldProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field {...{ id, label, labelAction, hint, error, className, style }}>
      <Input {...rest} {...describedBy(id, { hint, error }, ownDescription)} />
    </Field>
  );
});
