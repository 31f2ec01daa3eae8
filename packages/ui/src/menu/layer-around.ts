"use client";
/** Returns the dialog or popover around an element, because content outside a modal dialog is inert and behind it. */
export const layerAround = (element: HTMLElement | null): HTMLElement | null =>
  element?.closest<HTMLElement>("dialog, [popover]") ?? null;
