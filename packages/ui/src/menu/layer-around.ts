"use client";
/** Returns the dialog or popover that contains an element. Menus render into it, because content outside a modal dialog is inert. */
export const layerAround = (element: HTMLElement | null): HTMLElement | null =>
  element?.closest<HTMLElement>("dialog, [popover]") ?? null;
