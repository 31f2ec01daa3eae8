import { useLayoutEffect, useRef, type RefObject } from "react";

/** The page's scrollbar goes while a dialog is open; theme.css fills its place, so that nothing moves. */
function rememberScrollbar(): void {
  const { clientWidth, style } = document.documentElement;
  style.setProperty("--scrollbar", `${window.innerWidth - clientWidth}px`);
}

/** Opens the platform's modal dialog while `open` holds, and hands the focus back when it ends in any way. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const before = document.activeElement;
    if (!document.querySelector("dialog:modal")) rememberScrollbar();
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => {
      dialog.close();
      if (!document.querySelector("dialog:modal")) document.documentElement.style.removeProperty("--scrollbar");
      // The platform forgets whom to hand the focus back to when it is closed while being removed.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  return ref;
}
