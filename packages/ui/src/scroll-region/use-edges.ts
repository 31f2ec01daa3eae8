"use client";
import { useEffect, type RefObject } from "react";

/** Sets `data-more` to the edges where a container has more content: "left", "right" or both. */
export function useEdges(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const update = () => {
      const scrollable = element.scrollWidth - element.clientWidth;
      const isRightToLeft = getComputedStyle(element).direction === "rtl";
      const scrolled = element.scrollLeft + (isRightToLeft ? scrollable : 0);
      const more = [scrolled > 1 && "left", scrolled < scrollable - 1 && "right"].filter(Boolean).join(" ");
      if (more) element.dataset["more"] = more;
      else delete element.dataset["more"];
    };
    const observer = new ResizeObserver(update);
    for (const target of [element, ...element.children]) observer.observe(target);
    element.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", update);
    };
  }, [ref]);
}
