import { useRef, type ComponentPropsWithoutRef, type SyntheticEvent } from "react";

const tabStops = `a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]`;

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(":disabled, [inert] *") && element.getClientRects().length > 0;

/** Moves focus from the last element to the first on Tab, and back on Shift+Tab. Returns whether it handled the key. */
function keepFocusInside(root: HTMLElement, isBackward: boolean): boolean {
  const reachable = [...root.querySelectorAll<HTMLElement>(tabStops)].filter(isReachable);
  const edge = isBackward ? reachable[0] : reachable.at(-1);
  const target = isBackward ? reachable.at(-1) : reachable[0];
  const focused = document.activeElement;
  if (!target) return true;
  if (focused !== edge && !(isBackward && focused === root)) return false;
  target.focus();
  return true;
}

type DismissalHandlers = Pick<
  ComponentPropsWithoutRef<"dialog">,
  "onKeyDown" | "onCancel" | "onPointerDown" | "onClick"
>;

/**
 * Returns event handlers that dismiss a modal dialog (Escape, backdrop) and trap focus in it. The caller's handlers
 * run first and can call `preventDefault` on a key event to handle it themselves.
 */
export function useDismissal(onDismiss: () => void, own: DismissalHandlers = {}): DismissalHandlers {
  const pressedBackdrop = useRef(false);
  const dismiss = (event: SyntheticEvent) => {
    event.preventDefault();
    onDismiss();
  };
  return {
    onKeyDown: (event) => {
      own.onKeyDown?.(event);
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      if (event.key === "Tab" && keepFocusInside(event.currentTarget, event.shiftKey)) event.preventDefault();
      // Prevent Escape here, too: browsers close the dialog on a second Escape even if `cancel` is prevented.
      if (event.key === "Escape") dismiss(event);
    },
    onCancel: (event) => {
      own.onCancel?.(event);
      if (event.target === event.currentTarget) dismiss(event);
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event);
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      own.onClick?.(event);
      // Ignore the second click of a double click on the button that opened the dialog.
      if (pressedBackdrop.current && event.target === event.currentTarget && event.detail < 2) onDismiss();
    },
  };
}
