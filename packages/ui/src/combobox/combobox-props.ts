"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import type { FieldFrame } from "../field/field.tsx";
import type { ComboboxOption } from "./options.ts";

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
        /** Called when the user selects an option, leaves the field after clearing the text, or resets the form. */
        onValueChange?: (value: string | null) => void;
      }
    | {
        multiple: true;
        /** Selected values. Omit them for an uncontrolled field. */
        value?: readonly string[];
        /** Initial values of an uncontrolled field. */
        defaultValue?: readonly string[];
        /** Called when the user selects or removes an option, or resets the form. */
        onValueChange?: (values: readonly string[]) => void;
        /** Returns the accessible name of the button that removes an option, such as "Remove cooking". */
        removeLabel: (label: string) => string;
      }
  );
