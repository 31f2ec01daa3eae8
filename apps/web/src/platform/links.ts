/** The address within the app that an event on a link is about; undefined when it is the browser's business. */
function addressOf(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.origin !== location.origin || link.target || link.hasAttribute("download")) return undefined;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  if (isSamePage && link.hash) return undefined;
  return link.pathname + link.search + link.hash;
}

/** Hears of links that are followed within the app, in place of the browser. Every link can so be a plain `<a href>`. */
export function onLinkFollowed(go: (address: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented) return;
    const address = addressOf(event);
    if (address === undefined) return;
    event.preventDefault();
    go(address);
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

/** Hears of links that the pointer or the focus is on: what they lead to may be wanted soon. */
export function onLinkAimedAt(prepare: (address: string) => void): () => void {
  const aim = (event: Event) => {
    const address = addressOf(event);
    if (address !== undefined) prepare(address);
  };
  const events = ["pointerover", "focusin"] as const;
  for (const name of events) document.addEventListener(name, aim, { passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, aim);
  };
}
