import { normalize } from "../command-palette/match.ts";

/** An option of a `Combobox`. */
export interface ComboboxOption {
  /** Value that identifies the option and is submitted. */
  value: string;
  /** Visible label. */
  label: string;
  /** Secondary text. */
  note?: string;
  /** If `true`, the option can't be selected. */
  disabled?: boolean;
}

/** Returns the options whose label and note together contain the query, ignoring case and accents. */
export function findOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = normalize(query).trim();
  return words === ""
    ? options
    : options.filter(({ label, note = "" }) => normalize(`${label} ${note}`).includes(words));
}

/** Returns the selected values as a list, which is empty for `null` and the empty string. */
export function valuesOf(value: string | null | readonly string[]): readonly string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  return value ?? [];
}
