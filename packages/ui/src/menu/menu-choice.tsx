"use client";
import { Menu as Base } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import { CheckGlyph } from "../glyph/glyph.tsx";

export interface MenuChoiceProps<Value extends string> {
  /** Accessible name, such as "Language". */
  label: string;
  /** Available options. */
  options: readonly { value: Value; label: string; lang?: string }[];
  /** Value of the selected option. */
  value: Value;
  /** Called when the user selects another option. The menu closes. */
  onValueChange: (value: Value) => void;
}

/** Radio group inside a `Menu`. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: MenuChoiceProps<Value>): ReactNode {
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} lang={option.lang} closeOnClick>
          <span className="mark">{option.value === value ? <CheckGlyph size={18} strokeWidth={2.2} /> : null}</span>
          {option.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}
