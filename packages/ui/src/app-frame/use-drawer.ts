"use client";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from "react";

/** Props that connect the drawer's button and panel. */
interface DrawerConnection {
  button: { "aria-expanded": boolean; "aria-controls": string; onClick: () => void };
  panel: {
    id: string;
    ref: RefObject<HTMLDialogElement | null>;
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onClose: () => void;
    close: () => void;
  };
}

/** Opens a native modal dialog from a button and closes it on Escape, backdrop click or link click. */
export function useDrawer(): DrawerConnection {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => ref.current?.close();
  useEffect(() => {
    // Close when the screen becomes wide, for example on rotation, because wide screens hide the drawer's button.
    const wide = matchMedia("(min-width: 768px)");
    const closeIfWide = () => {
      if (wide.matches) ref.current?.close();
    };
    wide.addEventListener("change", closeIfWide);
    return () => wide.removeEventListener("change", closeIfWide);
  }, []);
  return {
    button: {
      "aria-expanded": open,
      "aria-controls": id,
      onClick: () => {
        ref.current?.showModal();
        setOpen(true);
      },
    },
    panel: {
      id,
      ref,
      onClick: (event) => {
        const { target, currentTarget } = event;
        const onBackdrop = target === currentTarget;
        // Links open a page, and the assistant card's button opens the chat.
        const navigates = target instanceof Element && target.closest('a[href], [data-part="foot"] button') !== null;
        if (onBackdrop || navigates) close();
      },
      onKeyDown: (event) => {
        if (event.key === "Escape") close();
      },
      onClose: () => setOpen(false),
      close,
    },
  };
}
