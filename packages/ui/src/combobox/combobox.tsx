"use client";
import type { ReactNode } from "react";
import { Field } from "../field/field.tsx";
import { useControllable } from "../field/use-controllable.ts";
import { useField } from "../field/use-field.ts";
import { useFormReset } from "../field/use-form-reset.ts";
import { useForwardedRef } from "../field/use-forwarded-ref.ts";
import { ChevronGlyph } from "../glyph/glyph.tsx";
import { Tag } from "../tag/tag.tsx";
import { ComboboxList } from "./combobox-list.tsx";
import { valuesOf } from "./options.ts";
import { useCombobox } from "./use-combobox.ts";
import type { ComboboxProps } from "./combobox-props.ts";
import { styled } from "styled-components";
import { controlStyles } from "../field/control.styles.ts";

const Control = styled.div`
  min-width: 0;
  anchor-scope: --tr-combobox;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 0 0 8px;
    padding: 0;
    list-style: none;
    & > li {
      max-width: 100%;
    }
  }
  & > .text {
    position: relative;
    anchor-name: --tr-combobox;
    & > input {
      ${controlStyles}
      padding-inline-end: 44px;
      text-overflow: ellipsis;
    }
    & > svg {
      position: absolute;
      inset-block-start: calc(50% - 9px);
      inset-inline-end: 14px;
      color: var(--tr-text-2);
      pointer-events: none;
    }
  }
`;

export type { ComboboxOption } from "./options.ts";
export type { ComboboxProps };

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
