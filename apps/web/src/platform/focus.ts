import { useEffect, useRef } from "react";
import { focusHeading } from "./page.ts";

let hasBeenFocused = false;

/** Records whether anything has been focused since the page loaded. */
export const trackFocus = (): void =>
  document.addEventListener("focusin", () => (hasBeenFocused = true), { once: true });

/** Focuses the heading when a change of view removed the focused element. A freshly loaded page keeps its focus. */
export function useFocusRecovery(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (hasBeenFocused && document.activeElement === document.body) focusHeading();
  }, [view]);
}
