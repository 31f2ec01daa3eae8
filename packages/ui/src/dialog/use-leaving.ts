import { useRef, type ComponentPropsWithoutRef, type SyntheticEvent } from "react";
import { keepFocusInside } from "./keep-focus-inside.ts";

type Leaving = Pick<ComponentPropsWithoutRef<"dialog">, "onKeyDown" | "onCancel" | "onPointerDown" | "onClick">;

/**
 * The ways out of a modal dialog, Esc and the backdrop, and the loop of Tab inside it: spread it on the dialog, over the
 * caller's own props. Their handlers are called first; one that prevents the default of a key keeps it for itself.
 */
export function useLeaving(ask: () => void, own: Leaving = {}): Leaving {
  const pressedBackdrop = useRef(false);
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    ask();
  };
  return {
    onKeyDown: (event) => {
      own.onKeyDown?.(event);
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      if (event.key === "Tab" && keepFocusInside(event.currentTarget, event.shiftKey)) event.preventDefault();
      // Refused here already: a browser lets a second Esc through, whatever `cancel` says.
      if (event.key === "Escape") refuse(event);
    },
    onCancel: (event) => {
      own.onCancel?.(event);
      if (event.target === event.currentTarget) refuse(event);
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event);
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      own.onClick?.(event);
      // The second click of a double click was meant for what opened the dialog.
      if (pressedBackdrop.current && event.target === event.currentTarget && event.detail < 2) ask();
    },
  };
}
