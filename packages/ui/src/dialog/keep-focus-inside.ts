const stops = `a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]`;

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(":disabled, [inert] *") && element.getClientRects().length > 0;

/** Wraps Tab and Shift+Tab at the ends. Returns whether it moved the focus. */
export function keepFocusInside(root: HTMLElement, isBackward: boolean): boolean {
  const reachable = [...root.querySelectorAll<HTMLElement>(stops)].filter(isReachable);
  const edge = isBackward ? reachable[0] : reachable.at(-1);
  const target = isBackward ? reachable.at(-1) : reachable[0];
  const focused = document.activeElement;
  if (!target) return true;
  if (focused !== edge && !(isBackward && focused === root)) return false;
  target.focus();
  return true;
}
