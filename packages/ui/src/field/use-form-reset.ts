"use client";
import { useEffect, type RefObject } from "react";

/** Calls back when the form of a control is reset. */
export function useFormReset(control: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  useEffect(() => {
    const listener = (event: Event) => {
      if (!event.defaultPrevented && event.target === control.current?.form) onReset();
    };
    document.addEventListener("reset", listener);
    return () => document.removeEventListener("reset", listener);
  });
}
