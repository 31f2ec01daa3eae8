import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Measures the page's scrollbar, which disappears while a dialog is open. theme.css reserves its width to avoid a
 * layout shift.
 */
function measureScrollbar(): void {
  const { clientWidth, style } = document.documentElement;
  const width = window.innerWidth - clientWidth;
  // Setting a custom property on the root makes the browser recompute every element's style, so set it only if needed.
  if (width > 0) style.setProperty("--scrollbar", `${width}px`);
}

/** Open dialogs, from bottom to top. */
const openDialogs = new Set<HTMLDialogElement>();

/** Dispatches `cancel` on Escape when the body has focus, as after a click on the dialog's text. */
function listenForEscape(dialog: HTMLDialogElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing || document.activeElement !== document.body) return;
    if ([...openDialogs].at(-1) !== dialog || dialog.querySelector(":popover-open")) return;
    // Browsers close the dialog on a second Escape even if `cancel` is prevented.
    event.preventDefault();
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  };
  openDialogs.add(dialog);
  document.addEventListener("keydown", onKeyDown);
  return () => {
    openDialogs.delete(dialog);
    document.removeEventListener("keydown", onKeyDown);
  };
}

/** Opens a native modal dialog while `open` is `true`, and restores focus when it closes. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const before = document.activeElement;
    if (!document.querySelector("dialog:modal")) measureScrollbar();
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    const stopListening = listenForEscape(dialog);
    return () => {
      stopListening();
      dialog.close();
      if (!document.querySelector("dialog:modal")) document.documentElement.style.removeProperty("--scrollbar");
      // The browser doesn't restore focus if the dialog is removed from the document.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  return ref;
}
