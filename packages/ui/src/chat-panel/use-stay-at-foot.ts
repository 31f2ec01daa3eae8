import { useLayoutEffect, useRef, type RefObject } from "react";

/** Auto-scroll while the user is within this distance of the bottom. */
const NEAR = 120;
/** Space above a message that fills the viewport. */
const HEADROOM = 12;

/**
 * Keeps the latest message in view while the user is at the bottom: its end, or its first line if it is taller
 * than the container. Scrolling up stops it.
 */
export function useStayAtFoot(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let reads = true;
    let newest = 0;
    const placeOfNewest = () => {
      const foot = element.scrollHeight - element.clientHeight;
      const last = element.firstElementChild?.lastElementChild;
      if (!last) return foot;
      const above = last.getBoundingClientRect().top - element.getBoundingClientRect().top - HEADROOM;
      return Math.min(foot, Math.max(0, element.scrollTop + above));
    };
    const look = () => {
      reads = element.scrollTop > newest - NEAR;
    };
    const keep = new ResizeObserver(() => {
      if (!reads) return;
      newest = placeOfNewest();
      element.scrollTop = newest;
    });
    element.addEventListener("scroll", look, { passive: true });
    keep.observe(element);
    if (element.firstElementChild) keep.observe(element.firstElementChild);
    return () => {
      element.removeEventListener("scroll", look);
      keep.disconnect();
    };
  }, []);
  return box;
}
