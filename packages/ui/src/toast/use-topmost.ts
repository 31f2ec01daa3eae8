import { useEffect, useState } from "react";

const topmost = (): HTMLElement => [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? document.body;

/** Returns the topmost open dialog, or the body: content below a modal dialog is inert. */
export function useTopmost(watch: boolean): HTMLElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!watch) return undefined;
    const update = () => setContainer(topmost());
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, [watch]);
  return container;
}
