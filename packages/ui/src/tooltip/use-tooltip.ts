"use client";
import { useEffect, useRef, useState, type ComponentPropsWithoutRef, type RefObject } from "react";

type WrapperHandlers = Pick<
  ComponentPropsWithoutRef<"span">,
  "onPointerEnter" | "onPointerLeave" | "onPointerDown" | "onFocus" | "onBlur"
>;

interface OpenState {
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
}

interface TooltipBehavior {
  isOpen: boolean;
  bubble: RefObject<HTMLSpanElement | null>;
  /** Event handlers of the wrapper. */
  wrapper: WrapperHandlers;
}

/**
 * Opens a tooltip after a hover delay or immediately on focus; closes it on Escape, blur, pointer leave and press.
 * The caller's handlers run first.
 */
export function useTooltip(
  delay: number,
  own: WrapperHandlers,
  { open, defaultOpen, onOpenChange }: OpenState,
): TooltipBehavior {
  const bubble = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;

  const setOpen = (next: boolean) => {
    if (next === isOpen) return;
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const close = () => {
    clearTimeout(waiting.current);
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(waiting.current), []);

  useEffect(() => {
    const element = bubble.current;
    if (!isOpen || !element) return undefined;
    element.showPopover();
    return () => {
      if (element.isConnected) element.hidePopover();
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Keep the surrounding dialog open.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  });

  return {
    isOpen,
    bubble,
    wrapper: {
      onPointerEnter: (event) => {
        own.onPointerEnter?.(event);
        if (event.pointerType === "touch") return;
        clearTimeout(waiting.current);
        waiting.current = setTimeout(() => setOpen(true), delay);
      },
      onPointerLeave: (event) => {
        own.onPointerLeave?.(event);
        close();
      },
      onPointerDown: (event) => {
        own.onPointerDown?.(event);
        if (event.target instanceof Node && !bubble.current?.contains(event.target)) close();
      },
      onFocus: (event) => {
        own.onFocus?.(event);
        if (event.target.matches(":focus-visible")) setOpen(true);
      },
      onBlur: (event) => {
        own.onBlur?.(event);
        close();
      },
    },
  };
}
