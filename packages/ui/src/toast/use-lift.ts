import { type RefCallback, useEffect, useState } from "react";

/** Height of a toast of two lines, in pixels. */
const room = 96;

/** Returns how far a toast at the bottom edge of a box has to rise to leave a control visible, in pixels. */
function distance(edge: DOMRect, control: DOMRect): number {
  const isBeside = control.right < edge.left || control.left > edge.right;
  const isElsewhere = control.bottom <= edge.bottom - room || control.top >= edge.bottom || control.height > room;
  return isBeside || isElsewhere ? 0 : edge.bottom - control.top + 8;
}

/**
 * Moves the toasts above the control that has focus, which the user has probably just pressed. Returns the ref of
 * their region.
 */
export function useLift(isShown: boolean): RefCallback<HTMLElement> {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const control = document.activeElement;
    if (!isShown || !region || !control || control === document.body) return;
    region.style.setProperty("--lift", "0px");
    const lift = distance(region.getBoundingClientRect(), control.getBoundingClientRect());
    region.style.setProperty("--lift", `${lift}px`);
  }, [isShown, region]);
  return setRegion;
}
