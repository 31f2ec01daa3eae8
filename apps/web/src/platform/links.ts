/** Returns the in-app path of the link that an event happened on, or `undefined` if the browser should handle the event. */
function pathOf(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.origin !== location.origin || link.target || link.hasAttribute("download")) return undefined;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  if (isSamePage && link.hash) return undefined;
  return link.pathname + link.search + link.hash;
}

/** Intercepts in-app link clicks, so components can use plain `<a href>`. Returns a function that stops listening. */
export function onLinkFollowed(onFollow: (path: string) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented) return;
    const path = pathOf(event);
    if (path === undefined) return;
    event.preventDefault();
    onFollow(path);
  };
  document.addEventListener("click", handleClick);
  return () => document.removeEventListener("click", handleClick);
}

/** Reports in-app links that are hovered or focused. Returns a function that stops listening. */
export function onLinkHovered(onHover: (path: string) => void): () => void {
  const handleEvent = (event: Event) => {
    const path = pathOf(event);
    if (path !== undefined) onHover(path);
  };
  const events = ["pointerover", "focusin"] as const;
  for (const name of events) document.addEventListener(name, handleEvent, { passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, handleEvent);
  };
}
