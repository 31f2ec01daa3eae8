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
import { cleanCode, slotAt, slotByKey, selectSlot, type Range } from "./code.ts";

interface SlotsOptions {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  length: number;
  onCode: (code: string) => void;
}

/** Event handlers of the input. */
export interface SlotsInput {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClick: (event: MouseEvent<HTMLInputElement>) => void;
  onSelect: (event: SyntheticEvent<HTMLInputElement>) => void;
}

interface Slots {
  /** Selection while the input is focused. */
  selected: Range | undefined;
  input: SlotsInput;
  focus: (input: HTMLInputElement) => void;
  blur: () => void;
}

const rangeOf = ({ selectionStart, selectionEnd }: HTMLInputElement): Range => [selectionStart ?? 0, selectionEnd ?? 0];

/** Makes a native input behave like a row of boxes. */
export function useSlots({ ref, value, length, onCode }: SlotsOptions): Slots {
  const [selected, setSelected] = useState<Range>();
  const [caret, setCaret] = useState<{ at: number }>();

  const syncSelection = (input: HTMLInputElement) => {
    const range = rangeOf(input);
    const next = selectSlot(...range, input.value.length);
    if (next[1] !== range[1]) input.setSelectionRange(...next);
    setSelected(next);
  };

  const go = (input: HTMLInputElement, at: number) => {
    input.setSelectionRange(at, at);
    syncSelection(input);
  };

  useLayoutEffect(() => {
    const input = ref.current;
    if (!caret || !input || document.activeElement !== input) return;
    const next = selectSlot(caret.at, caret.at, input.value.length);
    input.setSelectionRange(...next);
    setSelected(next);
  }, [caret, ref]);

  return {
    selected,
    input: {
      onChange: ({ currentTarget: input }) => {
        const before = input.value.slice(0, input.selectionStart ?? input.value.length);
        setCaret({ at: cleanCode(before, length).length });
        const code = cleanCode(input.value, length);
        if (input.value !== code) input.value = code;
        onCode(code);
      },
      onPaste: (event) => {
        const pasted = cleanCode(event.clipboardData.getData("text"), length);
        if (pasted.length < length) return;
        event.preventDefault();
        setCaret({ at: length });
        // Insert the text like typed text, so that form libraries notice the change.
        event.currentTarget.setRangeText(pasted, 0, value.length, "end");
        event.currentTarget.dispatchEvent(new Event("input", { bubbles: true }));
      },
      onKeyDown: (event) => {
        if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
        const next = slotByKey(event.key, rangeOf(event.currentTarget), value.length);
        if (next === undefined) return;
        event.preventDefault();
        go(event.currentTarget, next);
      },
      onClick: ({ currentTarget: input, clientX, detail }) => {
        // Synthetic clicks, from a label or assistive technology, keep the caret.
        if (detail === 0) return;
        const { left, width } = input.getBoundingClientRect();
        go(input, slotAt((clientX - left) / width, length, input.value.length));
      },
      onSelect: ({ currentTarget }) => syncSelection(currentTarget),
    },
    // Focus without a selection change fires no `selectionchange`.
    focus: syncSelection,
    blur: () => setSelected(undefined),
  };
}
