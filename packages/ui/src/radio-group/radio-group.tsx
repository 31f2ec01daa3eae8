"use client";
import { useId, type ChangeEventHandler, type ComponentProps, type ReactNode, type Ref } from "react";
import { describedBy, type FieldMessages } from "../field/described-by.ts";
import { FieldError } from "../field/field-error.tsx";
import { Root } from "./radio-group.styles.ts";

/** An option of a `RadioGroup`. */
export interface RadioOption<Value extends string> {
  /** Submitted value. */
  value: Value;
  /** Visible label. */
  label: ReactNode;
  /** Secondary text. */
  note?: ReactNode;
  /** Icon or image before the label. */
  start?: ReactNode;
  /** Language of the option, if it differs from the page's. */
  lang?: string;
  /** If `true`, the option can't be selected. */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends FieldMessages, Omit<ComponentProps<"fieldset">, "onChange" | "defaultValue" | "children" | "ref"> {
  /** Visible label of the group. */
  label: ReactNode;
  /** Options in display order. */
  options: readonly RadioOption<Value>[];
  /** Selected value, or `null` if no option is selected. Omit it for an uncontrolled group. */
  value?: Value | null;
  /** Initial value of an uncontrolled group. */
  defaultValue?: Value;
  /** Called when the user selects another option. */
  onValueChange?: (value: Value) => void;
  /** Called with the event of the radio button that the user selects. */
  onChange?: ChangeEventHandler<HTMLElement>;
  /** Ref of the radio buttons: a callback ref receives each radio button, an object ref the last. */
  ref?: Ref<HTMLInputElement>;
  /** Form field name. */
  name?: string;
  /** `list` stacks the options; `cards` shows tiles side by side if there is room. */
  variant?: "list" | "cards";
  /** If `true`, an option must be selected. */
  required?: boolean;
}

/**
 * Group of radio buttons. `ref` is passed to each button, so that `register("tone")` works; other props are passed to the
 * `<fieldset>`. `disabled` disables all options.
 */
export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  variant = "list",
  required = false,
  ref,
  id: givenId,
  "aria-describedby": ownDescription,
  ...rest
}: RadioGroupProps<Value>): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Root
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      data-variant={variant}
      {...rest}
      {...describedBy(id, { hint, error }, ownDescription)}
    >
      <legend id={`${id}-label`}>{label}</legend>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className="options">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              ref={ref}
              type="radio"
              name={name ?? ownId}
              value={option.value}
              disabled={option.disabled}
              required={required}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.start ? <span className="start">{option.start}</span> : <span />}
            <span>
              {option.label}
              {option.note ? <small>{option.note}</small> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError of={id}>{error}</FieldError>
    </Root>
  );
}
