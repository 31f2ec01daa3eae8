"use client";
import { useEffect, type RefObject } from "react";

/** Sets `data-more` to the edges where a container has more content: "left", "right" or both. */
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
