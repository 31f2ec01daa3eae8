"use client";
import { useId, useState, type ChangeEvent, type ComponentProps, type KeyboardEvent } from "react";
import { nextCommand } from "../command-palette/match.ts";
import { findOptions, type ComboboxOption } from "./options.ts";

interface ComboboxParams {
  options: readonly ComboboxOption[];
  values: readonly string[];
  multiple: boolean;
  onChange: (values: readonly string[]) => void;
  onQueryChange: ((query: string) => void) | undefined;
}

export interface ComboboxState {
  isOpen: boolean;
  /** Options that match the typed text. */
  found: readonly ComboboxOption[];
  /** Option that Enter selects. */
  active: ComboboxOption | undefined;
  listId: string;
  optionId: (option: ComboboxOption) => string;
  point: (option: ComboboxOption) => void;
  choose: (option: ComboboxOption) => void;
  open: () => void;
  leave: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Attributes of the text field. */
  input: ComponentProps<"input"> & { value: string };
}

/** Manages the state and keyboard interaction of a combobox. Focus stays in the text field. */
export function useCombobox({ options, values, multiple, onChange, onQueryChange }: ComboboxParams): ComboboxState {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const [activeValue, setActive] = useState<string>();
  const selected = multiple ? undefined : options.find(({ value }) => value === values[0]);
  const found = findOptions(options, query ?? "");
  const initial = query?.trim() ? undefined : selected;
  const active = found.find(({ value }) => value === activeValue) ?? initial ?? found.find((each) => !each.disabled);
  const optionId = (option: ComboboxOption) => `${listId}-${options.indexOf(option)}`;

  const search = (text: string | undefined) => {
    setQuery(text);
    setActive(undefined);
    onQueryChange?.(text ?? "");
  };
  const close = () => {
    setOpen(false);
    if (query !== undefined) search(undefined);
  };
  const choose = ({ value, disabled }: ComboboxOption) => {
    if (disabled) return;
    if (!multiple) {
      onChange([value]);
      return close();
    }
    onChange(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
    if (query !== undefined) search(undefined);
    return setActive(value);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (event.nativeEvent.isComposing || shiftKey || ctrlKey || metaKey || event.currentTarget.readOnly) return;
    if (key === "Backspace" && multiple && !query && values.length > 0) onChange(values.slice(0, -1));
    if (key === "Escape" && isOpen) {
      // Keep the surrounding dialog open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    if (key === "Enter" && isOpen && active) {
      event.preventDefault();
      choose(active);
    }
    const next = altKey ? undefined : nextCommand(found.length, active ? found.indexOf(active) : -1, key);
    if (key !== "ArrowDown" && key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(!(altKey && key === "ArrowUp"));
    if (isOpen && next !== undefined) setActive(found[Math.min(next, found.length - 1)]?.value);
  };

  return {
    isOpen,
    found,
    active,
    listId,
    optionId,
    choose,
    onKeyDown,
    point: ({ value }) => setActive(value),
    open: () => setOpen(true),
    leave: () => {
      // In a single-selection field, clearing the text clears the selection.
      if (query?.trim() === "" && !multiple && values.length > 0) onChange([]);
      close();
    },
    input: {
      type: "text",
      role: "combobox",
      "aria-expanded": isOpen,
      "aria-controls": listId,
      "aria-autocomplete": "list",
      "aria-activedescendant": isOpen && active ? optionId(active) : undefined,
      value: query ?? selected?.label ?? "",
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        search(event.currentTarget.value);
        setOpen(true);
      },
    },
  };
}
