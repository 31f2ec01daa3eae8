"use client";
import { memo, type ComponentPropsWithRef, type NamedExoticComponent, type ReactNode } from "react";
import { styled } from "styled-components";
import { controlStyles } from "../field/control.styles.ts";
import { Field, type FieldFrame } from "../field/field.tsx";
import { useField } from "../field/use-field.ts";

export interface TextFieldProps extends FieldFrame, ComponentPropsWithRef<"input"> {}

const Input = styled.input`
  ${controlStyles}
`;

/** Single-line text field. `ref` and other props are passed to the `<input>`, so `{...register("email")}` works. */
export const TextField: NamedExoticComponent<TextFieldProps> = /* @__PURE__ */ memo(function TextField(
  props: TextFieldProps,
): ReactNode {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <Input {...control} />
    </Field>
  );
});
