import { useEffect, useRef } from "react";
import { isFocusLost } from "../platform/focus.ts";
import { focusHeading } from "../platform/page.ts";

/** Leads to the heading when what had the focus went away with the view before this one. */
export function useKeptFocus(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (isFocusLost()) focusHeading();
  }, [view]);
}
