"use client";
import { useEffect, type RefObject } from "react";

/** Calls `onReset` when the control's form is reset. */
export function useFormReset(control: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  useEffect(() => {
    const listener = (event: Event) => {
      if (!event.defaultPrevented && event.target === control.current?.form) onReset();
    };
    document.addEventListener("reset", listener);
    return () => document.removeEventListener("reset", listener);
  });
}
