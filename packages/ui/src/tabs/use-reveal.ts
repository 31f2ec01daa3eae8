import { useEffect, type RefObject } from "react";

/** What stays seen of the neighbour: more than fades at the edge. */
const HEADROOM = 44;

/** Scrolls a row of tabs, and nothing else, to where the chosen one stands clear of the edges. */
export function useReveal(list: RefObject<HTMLElement | null>, chosenId: string): void {
  useEffect(() => {
    const row = list.current;
    const tab = row?.ownerDocument.getElementById(chosenId);
    if (!row || !tab) return undefined;
    const reveal = () => {
      const edges = row.getBoundingClientRect();
      const { left, right } = tab.getBoundingClientRect();
      const before = left - HEADROOM - edges.left;
      const after = right + HEADROOM - edges.right;
      if (before < 0) row.scrollLeft += before;
      else if (after > 0) row.scrollLeft += after;
    };
    const observer = new ResizeObserver(reveal);
    observer.observe(row);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [list, chosenId]);
}
