"use client";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { KeyboardEvent, MouseEvent, RefObject } from "react";

const wide = () => matchMedia("(min-width: 768px)");

function onWidthChange(listener: () => void): () => void {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Props that connect the drawer's button and panel. */
interface DrawerConnection {
  /** Whether the screen is wide enough for the sidebar; `undefined` on a server. */
  isWide: boolean | undefined;
  /** Whether the drawer has been opened. */
  isUsed: boolean;
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
  const [isUsed, setUsed] = useState(false);
  const isWide = useSyncExternalStore(
    onWidthChange,
    () => wide().matches,
    () => undefined,
  );
  const close = () => ref.current?.close();
  useEffect(() => {
    // Close when the screen becomes wide, for example on rotation, because wide screens hide the drawer's button.
    if (isWide) ref.current?.close();
  }, [isWide]);
  return {
    isWide,
    isUsed,
    button: {
      "aria-expanded": open,
      "aria-controls": id,
      onClick: () => {
        ref.current?.showModal();
        setOpen(true);
        setUsed(true);
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
