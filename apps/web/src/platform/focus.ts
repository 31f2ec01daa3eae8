import { type RefObject, useEffect, useRef } from "react";
import { focusHeading } from "./page.ts";

let hasBeenFocused = false;

/** Records whether anything has been focused since the page loaded. */
export const trackFocus = (): void =>
  document.addEventListener("focusin", () => (hasBeenFocused = true), { once: true });

/** Whether no element is focused, for example because the focused one was removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/** Focuses the heading when a change of view removed the focused element, unless nothing has been focused since the page loaded. */
export function useFocusRecovery(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (hasBeenFocused && isFocusLost()) focusHeading();
  }, [view]);
}

/** Focuses the first field of a panel that opens, and its button again if focus is lost when the panel closes. */
export function useDisclosureFocus(
  isOpen: boolean,
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) panel.current?.querySelector<HTMLElement>("input:not([hidden]), textarea")?.focus();
    else if (isFocusLost()) button.current?.focus();
  }, [isOpen, button, panel]);
}
