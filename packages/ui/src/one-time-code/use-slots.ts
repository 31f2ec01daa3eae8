"use client";
import {
  useLayoutEffect,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { cleanCode, slotAt, slotByKey, takeSlot, type Range } from "./code.ts";

export interface SlotsOptions {
  /** The one input. */
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  length: number;
  onCode: (code: string) => void;
}

/** What the input listens to. */
export interface SlotsInput {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClick: (event: MouseEvent<HTMLInputElement>) => void;
  onSelect: (event: SyntheticEvent<HTMLInputElement>) => void;
}

export interface Slots {
  /** What is selected while the input has the focus. */
  selected: Range | undefined;
  input: SlotsInput;
  focus: (input: HTMLInputElement) => void;
  blur: () => void;
}

const rangeOf = ({ selectionStart, selectionEnd }: HTMLInputElement): Range => [selectionStart ?? 0, selectionEnd ?? 0];

/** One native input that behaves like a row of slots. */
export function useSlots({ ref, value, length, onCode }: SlotsOptions): Slots {
  const [selected, setSelected] = useState<Range>();
  const [caret, setCaret] = useState<{ at: number }>();

  const settle = (input: HTMLInputElement) => {
    const range = rangeOf(input);
    const next = takeSlot(...range, input.value.length);
    if (next[1] !== range[1]) input.setSelectionRange(...next);
    setSelected(next);
  };

  const go = (input: HTMLInputElement, at: number) => {
    input.setSelectionRange(at, at);
    settle(input);
  };

  useLayoutEffect(() => {
    const input = ref.current;
    if (!caret || !input || document.activeElement !== input) return;
    const next = takeSlot(caret.at, caret.at, input.value.length);
    input.setSelectionRange(...next);
    setSelected(next);
  }, [caret, ref]);

  return {
    selected,
    input: {
      onChange: ({ currentTarget: input }) => {
        const before = input.value.slice(0, input.selectionStart ?? input.value.length);
        setCaret({ at: cleanCode(before, length).length });
        onCode(cleanCode(input.value, length));
      },
      onPaste: (event) => {
        const pasted = cleanCode(event.clipboardData.getData("text"), length);
        if (pasted.length < length) return;
        event.preventDefault();
        setCaret({ at: length });
        onCode(pasted);
      },
      onKeyDown: (event) => {
        if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
        const next = slotByKey(event.key, rangeOf(event.currentTarget), value.length);
        if (next === undefined) return;
        event.preventDefault();
        go(event.currentTarget, next);
      },
      onClick: ({ currentTarget: input, clientX, detail }) => {
        // A click without a pointer, from a label or an assistive tool, leaves the caret where it is.
        if (detail === 0) return;
        const { left, width } = input.getBoundingClientRect();
        go(input, slotAt((clientX - left) / width, length, input.value.length));
      },
      onSelect: ({ currentTarget }) => settle(currentTarget),
    },
    // No selection changes where the focus comes by itself and the caret stays.
    focus: settle,
    blur: () => setSelected(undefined),
  };
}
