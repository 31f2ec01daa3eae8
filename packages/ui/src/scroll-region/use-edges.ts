"use client";
import { useEffect, type RefObject } from "react";

/** Says in `data-more` at which edges a scrolled box goes on: "left", "right", both, or not at all. */
export function useEdges(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => {
      const room = element.scrollWidth - element.clientWidth;
      const isRightToLeft = getComputedStyle(element).direction === "rtl";
      const passed = element.scrollLeft + (isRightToLeft ? room : 0);
      const more = [passed > 1 && "left", passed < room - 1 && "right"].filter(Boolean).join(" ");
      if (more) element.dataset["more"] = more;
      else delete element.dataset["more"];
    };
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [box]);
}
