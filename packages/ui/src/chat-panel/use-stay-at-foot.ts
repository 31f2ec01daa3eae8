import { useLayoutEffect, useRef, type RefObject } from "react";

/** So near to the foot one still reads along. */
const NEAR = 120;

/** Keeps the newest in sight while one is at the foot; who scrolled up to read is left in peace. */
export function useStayAtFoot(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const lastHeight = useRef(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || element.scrollHeight === lastHeight.current) return;
    const before = lastHeight.current - element.clientHeight - element.scrollTop;
    if (before < NEAR) element.scrollTop = element.scrollHeight;
    lastHeight.current = element.scrollHeight;
  });
  return box;
}
