"use client";
import { useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject } from "react";
import { caretAfter, digitsOf } from "./card-format.ts";

interface DigitsOptions {
  /** Current digits. */
  digits: string;
  parse: (text: string) => string;
  format: (digits: string) => string;
  onDigits: (digits: string) => void;
}

interface DigitsInput {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Formats digits while typing and keeps the caret in place. */
export function useDigits({ digits, parse, format, onDigits }: DigitsOptions): DigitsInput {
  const ref = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ digitsBefore: number }>();
  const value = format(digits);
  useLayoutEffect(() => {
    const input = ref.current;
    if (!caret || !input || document.activeElement !== input) return;
    const at = caretAfter(input.value, caret.digitsBefore);
    input.setSelectionRange(at, at);
  }, [caret]);
  return {
    ref,
    value,
    onChange: ({ currentTarget: input, nativeEvent }) => {
      const typed = digitsOf(input.value);
      const before = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length;
      const next = parse(input.value);
      const deleted = nativeEvent instanceof InputEvent && nativeEvent.inputType === "deleteContentBackward";
      if (deleted && typed === digits && before > 0) {
        // Backspace on a separator removes the digit before it.
        setCaret({ digitsBefore: before - 1 });
        onDigits(digits.slice(0, before - 1) + digits.slice(before));
        return;
      }
      setCaret({ digitsBefore: before + Math.max(0, next.length - typed.length) });
      onDigits(next);
    },
  };
}
