import { useEffect, type RefObject } from "react";

/** Visible part of the adjacent tab, wider than the fade at the edge. */
const HEADROOM = 44;

/** Scrolls the selected tab into view within its row, without scrolling the page. */
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
