"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Field, type FieldFrame } from "../field/field.tsx";
import { useControllable } from "../field/use-controllable.ts";
import { useField } from "../field/use-field.ts";
import { useFormReset } from "../field/use-form-reset.ts";
import { useForwardedRef } from "../field/use-forwarded-ref.ts";
import { ChevronGlyph } from "../glyph/glyph.tsx";
import { Tag } from "../tag/tag.tsx";
import { ComboboxList } from "./combobox-list.tsx";
import { Control } from "./combobox.styles.ts";
import { valuesOf, type ComboboxOption } from "./options.ts";
import { useCombobox } from "./use-combobox.ts";

export type { ComboboxOption } from "./options.ts";

interface ComboboxBase
  extends FieldFrame, Omit<ComponentPropsWithRef<"input">, "type" | "list" | "value" | "defaultValue" | "multiple"> {
  /** Visible label, which also names the list. */
  label: string;
  /** Options in display order. */
  options: readonly ComboboxOption[];
  /** Renders the message that is shown and announced if no option matches the text. */
  emptyText: (query: string) => ReactNode;
  /** Called with the typed text, and with `""` when the field resets it. Use it to load options from a server. */
  onQueryChange?: (query: string) => void;
  /** Form field name. The values of the selected options are submitted. */
  name?: string;
}

/** With `multiple`, the value is a list, and the user can remove each selected option. */
export type ComboboxProps = ComboboxBase &
  (
    | {
        multiple?: false;
        /** Selected value, or `null` if no option is selected. Omit it for an uncontrolled field. */
        value?: string | null;
        /** Initial value of an uncontrolled field. */
        defaultValue?: string;
        /** Called when the user selects an option, or leaves the field after clearing the text. */
        onValueChange?: (value: string | null) => void;
      }
    | {
        multiple: true;
        /** Selected values. Omit them for an uncontrolled field. */
        value?: readonly string[];
        /** Initial values of an uncontrolled field. */
        defaultValue?: readonly string[];
        /** Called when the user selects or removes an option. */
        onValueChange?: (values: readonly string[]) => void;
        /** Returns the accessible name of the button that removes an option, such as "Remove cooking". */
        removeLabel: (label: string) => string;
      }
  );

/** Text field that suggests options, for single or multiple selection. `ref` and other props are passed to the `<input>`. */
export function Combobox(props: ComboboxProps): ReactNode {
  const { options, emptyText, onQueryChange, name, multiple = false, value, defaultValue = null, ...own } = props;
  const { removeLabel, onValueChange: _, ...rest } = { removeLabel: undefined, ...own };
  const { ref, required, onClick, onKeyDown, onBlur, ...others } = rest;
  const { field, control } = useField(others);
  const input = useForwardedRef(ref);
  const initial = valuesOf(defaultValue);
  const [values, onChange] = useControllable(value === undefined ? value : valuesOf(value), initial, (next) =>
    props.multiple ? props.onValueChange?.(next) : props.onValueChange?.(next[0] ?? null),
  );
  useFormReset(input, () => onChange(initial));
  const box = useCombobox({ options, values, multiple, onChange, onQueryChange });
  const labelOf = (each: string) => options.find((option) => option.value === each)?.label ?? each;
  const isFixed = rest.disabled === true || rest.readOnly === true;
  const remove = (removed: string) => {
    if (values.length === 1) input.current?.focus();
    onChange(values.filter((each) => each !== removed));
  };
  return (
    <Field {...field}>
      <Control>
        {removeLabel && values.length > 0 ? (
          <ul>
            {values.map((each) => (
              <li key={each}>
                <Tag disabled={isFixed} onRemove={() => remove(each)} removeLabel={removeLabel(labelOf(each))}>
                  {labelOf(each)}
                </Tag>
              </li>
            ))}
          </ul>
        ) : null}
        {name === undefined
          ? null
          : values.map((each) => <input key={each} type="hidden" name={name} value={each} disabled={rest.disabled} />)}
        <div className="text">
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...box.input}
            ref={input}
            required={required && values.length === 0}
            onClick={(event) => {
              onClick?.(event);
              if (!isFixed) box.open();
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) box.onKeyDown(event);
            }}
            onBlur={(event) => {
              onBlur?.(event);
              box.leave();
            }}
          />
          <ChevronGlyph size={18} strokeWidth={2} />
        </div>
        <ComboboxList label={props.label} empty={emptyText(box.input.value)} {...{ multiple, values, box }} />
      </Control>
    </Field>
  );
}
