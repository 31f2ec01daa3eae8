import { useLayoutEffect, useRef, type RefObject } from "react";

/** So near to the newest one still reads along. */
const NEAR = 120;
/** What stays free above a message that fills the box. */
const HEADROOM = 12;

/**
 * Keeps the newest in sight while one reads along, whatever grows: the foot of the talk, or the first line of a message
 * that is longer than the box. Who scrolled up to read is left in peace.
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
