import { useLayoutEffect, useRef, type RefObject } from "react";

/** So near to the foot one still reads along. */
const NEAR = 120;

/** Keeps the newest in sight while one is at the foot, whatever grows; who scrolled up to read is left in peace. */
export function useStayAtFoot(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let isAtFoot = true;
    const look = () => {
      isAtFoot = element.scrollHeight - element.clientHeight - element.scrollTop < NEAR;
    };
    const keep = new ResizeObserver(() => {
      if (isAtFoot) element.scrollTop = element.scrollHeight;
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
