import { useLayoutEffect, useRef, type RefObject } from "react";

/** The page's scrollbar goes while a dialog is open; theme.css fills its place, so that nothing moves. */
function rememberScrollbar(): void {
  const { clientWidth, style } = document.documentElement;
  style.setProperty("--scrollbar", `${window.innerWidth - clientWidth}px`);
}

/** From the first opened to the one on top. */
const opened = new Set<HTMLDialogElement>();

/** After a press on what takes no focus the page behind hears the keys: an Esc there is still meant for the dialog. */
function hearEsc(dialog: HTMLDialogElement): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing || document.activeElement !== document.body) return;
    if ([...opened].at(-1) !== dialog || dialog.querySelector(":popover-open")) return;
    // A browser lets a second Esc through, whatever `cancel` says.
    event.preventDefault();
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  };
  opened.add(dialog);
  document.addEventListener("keydown", hear);
  return () => {
    opened.delete(dialog);
    document.removeEventListener("keydown", hear);
  };
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
    const stopHearing = hearEsc(dialog);
    return () => {
      stopHearing();
      dialog.close();
      if (!document.querySelector("dialog:modal")) document.documentElement.style.removeProperty("--scrollbar");
      // The platform forgets whom to hand the focus back to when it is closed while being removed.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  return ref;
}
